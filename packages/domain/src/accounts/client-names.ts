/** The first that matches: most browsers also call themselves Chrome or Safari. */
const BROWSERS: [string, RegExp][] = [
  ['Zalo', /\bZalo\b/i],
  ['Facebook', /\bFB(AN|AV|_IAB)\b/],
  ['Cốc Cốc', /\bcoc_coc_browser\//i],
  ['Edge', /\bEdg(e|A|iOS)?\//],
  ['Opera', /\b(OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
];
const SYSTEMS: [string, RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Names out of a short list, so that nothing a caller makes up is kept or shown. */
export function nameClient(userAgent = '') {
  return { browser: findName(BROWSERS, userAgent), system: findName(SYSTEMS, userAgent) };
}

function findName(names: [string, RegExp][], userAgent: string): string | null {
  return names.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
}
