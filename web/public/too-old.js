// biome-ignore-all lint/complexity/useArrowFunction: old browsers know no arrows
// biome-ignore-all lint/style/useTemplate: nor templates
// biome-ignore-all lint/suspicious/noVar: nor let
/*
 * Says in words that a browser is older than those this page is made for (web/browsers.ts), where the page itself may not
 * even be readable. Written as browsers of 2009 understand it. What is asked for is what the oldest of each waited for longest.
 */
(function () {
  var css = window.CSS;
  var fits =
    'noModule' in document.createElement('script') &&
    css &&
    css.supports &&
    css.supports('selector(:has(a))') &&
    css.supports('color', 'color-mix(in srgb, red, red)') &&
    'CompressionStream' in window;
  if (fits) return;
  var oldest = 'Chrome 111, Edge 111, Firefox 121, Safari 16.4';
  var words = {
    en:
      'This browser is too old for Castellan: parts of the page are missing or do not work. It is made for browsers from 2023 on: ' +
      oldest +
      ' or newer.',
    fr:
      'Ce navigateur est trop ancien pour Castellan : des parties de la page manquent ou ne fonctionnent pas. Il faut un navigateur de 2023 ou plus récent : ' +
      oldest +
      ' ou une version suivante.',
    de:
      'Dieser Browser ist zu alt für Castellan: Teile der Seite fehlen oder gehen nicht. Gebraucht wird ein Browser ab 2023: ' +
      oldest +
      ' oder neuer.',
  };
  var language = String(navigator.language || 'en')
    .slice(0, 2)
    .toLowerCase();
  if (words[language] === undefined) language = 'en';
  var box = document.createElement('p');
  box.id = 'too-old';
  box.lang = language;
  box.setAttribute('role', 'alert');
  box.style.cssText =
    'margin:0;padding:16px 20px;background:#fbf4e4;color:#2b2233;font:18px/1.5 sans-serif;border-bottom:4px solid #b3262e';
  box.appendChild(document.createTextNode(words[language]));
  document.body.insertBefore(box, document.body.firstChild);
})();
