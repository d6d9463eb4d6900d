/// The help of the commands of the page.
extension WebPhrase {
  package static let help = Self(
    "Manage who may open the web page.",
    "Керувати доступом до вебсторінки.")
  package static let helpToken = Self(
    "Create the token that lets others on the network open the page.",
    "Створити токен, який відкриває сторінку іншим у мережі.")
  package static let helpTokenPerson = Self(
    "A person's own page: own journal, moods, photos, habits and visits, and the tasks for that person and for anyone.",
    "Власна сторінка особи: власні щоденник, настрої, фото, звички й відвідини, а також завдання для неї та для всіх."
  )
  package static let helpNewToken = Self(
    "Replace the token. The old one stops working, and everybody is logged out.",
    "Замінити токен. Старий перестає діяти, і всі сеанси завершуються.")
  package static let helpRemoveToken = Self(
    "Remove the token. Only this computer can open the page then.",
    "Вилучити токен. Тоді сторінку відкриває лише цей комп’ютер.")
  package static let helpDiscussion = Self(
    """
    "passby run" serves the page. By default only this computer can open it; "passby help web \
    token" explains how others on the network can.
    """,
    """
    Сторінку відкриває "passby run". Типово вона доступна лише на цьому комп’ютері; як відкрити її \
    іншим у мережі, пояснює "passby help web token".
    """)
  package static let helpTokenDiscussion = Self(
    """
    The token is shown once; only a digest of it is stored, beside the database. From then on \
    everybody has to log in with it, on this computer too. To let others in, set web.listen to an \
    address of this computer, or to 0.0.0.0 for all of them, and restart the daemon.

    The page uses http, which others on the network can read. On networks that you do not trust, \
    put an https proxy in front of it, or use a tunnel such as ssh.
    """,
    """
    Токен показується один раз; поруч із базою даних зберігається лише його хеш. Відтоді всі \
    мають входити з токеном, також на цьому комп’ютері. Щоб впустити інших, задайте web.listen \
    адресою цього комп’ютера або 0.0.0.0 для всіх адрес і перезапустіть службу.

    Сторінка працює через http, який можуть читати інші в мережі. У мережах, яким ви не довіряєте, \
    поставте перед нею проксі https або скористайтеся тунелем, наприклад ssh.
    """)
}
