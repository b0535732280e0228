/** What joins letters or chooses how they look; emoji and several scripts need it. */
const JOINERS = '\\u200c\\u200d\\ufe0e\\ufe0f\\u{e0020}-\\u{e007f}';
/** Control characters, what turns the direction of what follows, and whatever else takes no room or shows nothing. */
const HIDDEN = new RegExp(
  `(?![${JOINERS}])[\\p{Cc}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]`,
  'u',
);
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** No language needs so many accents on one letter; a pile of them covers what others say. */
const PILE = /\p{M}{4}/u;

/** Whether others can read it as a name. The one place where that is decided, for the page and the server. */
export function isName(text: string): boolean {
  return VISIBLE.test(text) && !HIDDEN.test(text) && !PILE.test(text);
}
