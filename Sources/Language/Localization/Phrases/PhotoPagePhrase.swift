/// The fixed texts of the pages of photos, profile and pictures as a reward, which templates name
/// by their raw value.
package enum PhotoPagePhrase: String, WrittenPhrase, CaseIterable {
  case photosTitle, photosAdd, photosChoose, photosHint, photosCaption, photosDate, photosShrink,
    photosSend, photosNone, photosRemove, photosSaveCopy, photosUseForProfile, photosMissing,
    photosNewer, photosOlder, photosMore, drawSave, profileTitle, profileName, profileAbout,
    profilePicture, profileNoPicture, profileSave, profileEdit, profileNobody, profilePortfolio,
    profileAllPhotos, rewardShow, rewardTitle, rewardAnother,
    rewardBack, rewardCat, rewardCup, rewardMountains, rewardFlower,
    photosTake, photosPreview, photosCornerFirst, photosCornerLast, photosCutHint, photosTurnLeft,
    photosTurnRight, photosWhole, photosEdit, photosShare, photosUnshare, photosShared

  package var texts: Texts {
    switch self {
    case .photosTitle: Texts("Photos", "Світлини")
    case .photosAdd: Texts("Add a photo", "Додати світлину")
    case .photosChoose: Texts("Picture", "Зображення")
    case .photosHint:
      Texts(
        "JPEG, PNG or WebP. Where and with what it was taken is removed before it is stored.",
        "JPEG, PNG або WebP. Дані про те, де й чим зроблено знімок, вилучаються перед збереженням.")
    case .photosCaption: Texts("Caption", "Підпис")
    case .photosDate: Texts("Day", "День")
    case .photosShrink:
      Texts(
        "Make it smaller first (2048 pixels)",
        "Спершу зменшити (2048 пікселів)")
    case .photosSend: Texts("Add", "Додати")
    case .photosNone: Texts("No photos yet.", "Світлин ще немає.")
    case .photosRemove: Texts("Remove", "Видалити")
    case .photosSaveCopy: Texts("Save a copy", "Зберегти копію")
    case .photosUseForProfile: Texts("Use for the profile", "Для профілю")
    case .photosMissing:
      Texts(
        "This picture is not in the database: it was imported without photos.",
        "Цього зображення немає в базі: його імпортовано без файлів.")
    case .photosNewer: Texts("Newer", "Новіші")
    case .photosOlder: Texts("Older", "Давніші")
    case .photosMore: Texts("More", "Більше")
    case .drawSave: Texts("Keep as a photo", "Зберегти як світлину")
    case .profileTitle: Texts("Profile", "Профіль")
    case .profileName: Texts("Name", "Ім’я")
    case .profileAbout: Texts("About", "Про себе")
    case .profilePicture: Texts("Picture", "Зображення")
    case .profileNoPicture: Texts("No picture", "Без зображення")
    case .profileSave: Texts("Save", "Зберегти")
    case .profileEdit: Texts("Edit", "Змінити")
    case .profilePortfolio: Texts("My photos", "Мої світлини")
    case .profileAllPhotos: Texts("All photos", "Усі світлини")
    case .profileNobody: Texts("No name yet", "Ще без імені")
    case .rewardShow: Texts("Show a picture", "Показати картинку")
    case .rewardTitle: Texts("Well done", "Чудово")
    case .rewardAnother: Texts("Another one", "Ще одну")
    case .rewardBack: Texts("Back", "Назад")
    case .rewardCat: Texts("The cat is pleased with you.", "Кіт вами задоволений.")
    case .rewardCup: Texts("You have earned a cup of tea.", "Ви заслужили чашку чаю.")
    case .rewardMountains: Texts("A calm night over the mountains.", "Тиха ніч над горами.")
    case .rewardFlower: Texts("Something has grown.", "Щось виросло.")
    case .photosTake: Texts("Take a photo", "Зробити знімок")
    case .photosPreview: Texts("The picture as it will be kept", "Зображення, яким воно буде")
    case .photosCornerFirst:
      Texts("Upper left corner: arrow keys move it", "Лівий верхній кут: його рухають стрілки")
    case .photosCornerLast:
      Texts("Lower right corner: arrow keys move it", "Правий нижній кут: його рухають стрілки")
    case .photosCutHint: Texts("Drag the corners to cut it.", "Потягніть за кути, щоб обрізати.")
    case .photosTurnLeft: Texts("Turn left", "Повернути ліворуч")
    case .photosTurnRight: Texts("Turn right", "Повернути праворуч")
    case .photosWhole: Texts("Whole picture", "Усе зображення")
    case .photosEdit: Texts("Turn or cut", "Повернути чи обрізати")
    case .photosShare: Texts("Let everyone here see it", "Показати всім удома")
    case .photosUnshare: Texts("Keep it to myself", "Залишити лише собі")
    case .photosShared: Texts("Everyone here sees it at", "Усі вдома бачать її за адресою")
    }
  }
}
