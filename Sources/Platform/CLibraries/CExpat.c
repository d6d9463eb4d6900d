#include "CExpat.h"

#include <CLibrary.h>

// The functions that Passby calls: result, name, parameters, arguments.
#define FUNCTIONS(F)                                                                                                         \
  F(XML_Parser, XML_ParserCreate, (const XML_Char *encoding), (encoding))                                                    \
  F(void, XML_ParserFree, (XML_Parser parser), (parser))                                                                     \
  F(void, XML_SetUserData, (XML_Parser parser, void *user), (parser, user))                                                  \
  F(void, XML_SetElementHandler, (XML_Parser parser, XML_StartElementHandler begin, XML_EndElementHandler end),              \
    (parser, begin, end))                                                                                                    \
  F(void, XML_SetCharacterDataHandler, (XML_Parser parser, XML_CharacterDataHandler body), (parser, body))                   \
  F(void, XML_SetEntityDeclHandler, (XML_Parser parser, XML_EntityDeclHandler body), (parser, body))                         \
  F(enum XML_Status, XML_Parse, (XML_Parser parser, const char *bytes, int count, int is_last),                              \
    (parser, bytes, count, is_last))                                                                                         \
  F(enum XML_Status, XML_StopParser, (XML_Parser parser, XML_Bool may_go_on), (parser, may_go_on))                           \
  F(enum XML_Error, XML_GetErrorCode, (XML_Parser parser), (parser))                                                         \
  F(const XML_LChar *, XML_ErrorString, (enum XML_Error code), (code))                                                       \
  F(XML_Size, XML_GetCurrentLineNumber, (XML_Parser parser), (parser))

PASSBY_LIBRARY(passby_expat_load, FUNCTIONS, "libexpat.so.1 cannot be loaded: is libexpat1 installed?", "libexpat.so.1")
