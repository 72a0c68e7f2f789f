/**
 * What the product is built from, as CycloneDX writes it down.
 * @typedef {{ license?: { id?: string; name?: string }; expression?: string }} Licence
 * @typedef {{ name: string; version: string; purl?: string; licenses?: Licence[] }} Part
 */

/** Licences under which a product may be given away and sold. */
const FREE = new Set([
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0'],
  ...['BlueOak-1.0.0', 'OFL-1.1', 'MPL-2.0', 'LGPL-3.0', 'CC0-1.0', 'Unlicense', 'Python-2.0'],
]);

/**
 * Parts that are not our own, in the order of their names.
 * @param {{ components: Part[] }} bill
 */
export function listParts({ components }) {
  return components
    .filter(({ purl = '' }) => !purl.startsWith('pkg:npm/%40scholar/'))
    .map((part) => ({ ...part, name: fullName(part), licence: licenceOf(part) }))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/**
 * One line for each part: name, version, licence.
 * @param {ReturnType<typeof listParts>} parts
 */
export function describeParts(parts) {
  return parts.map(({ name, version, licence }) => `${name} ${version}: ${licence}\n`).join('');
}

/**
 * Whether one of the licences that are offered may be used.
 * @param {string} licence
 */
export function isFree(licence) {
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => FREE.has(each)));
}

/** @param {Part} part */
function fullName({ name, purl = '' }) {
  const scope = /^pkg:npm\/%40([^/]+)\//.exec(purl)?.[1];
  return scope && !name.startsWith('@') ? `@${scope}/${name}` : name;
}

/** @param {Part} part */
function licenceOf({ licenses = [] }) {
  const named = licenses.map(
    ({ license, expression }) => expression ?? license?.id ?? license?.name,
  );
  return named.filter(Boolean).join(' AND ') || 'none';
}
