import { indentOf, leadOf, toLetter } from '../blocks/item-leads';

export type HtmlList = { level: number; format: string | undefined; count: number };
/** Its lead is written once, before its first line. */
export type HtmlItem = { level: number; lead: string | undefined };

/** Lists within an item are inside of its list. */
export function openList(
  name: string,
  attributes: string,
  outer: HtmlList | undefined,
): HtmlList | undefined {
  if (name !== 'ul' && name !== 'ol') {
    return outer;
  }
  const format = name === 'ol' ? (valueOf(attributes, 'type') ?? '1') : undefined;
  return { level: (outer?.level ?? -1) + 1, format, count: startOf(attributes, 'start') - 1 };
}

export function openItem(attributes: string, list: HtmlList | undefined): HtmlItem {
  if (!list) {
    return { level: 0, lead: leadOf(0) };
  }
  list.count = startOf(attributes, 'value', list.count + 1);
  return { level: list.level, lead: leadOf(list.level, signOf(list)) };
}

export function takeLead(item: HtmlItem): string {
  const lead = item.lead ?? indentOf(item.level + 1);
  item.lead = undefined;
  return lead;
}

function signOf({ format, count }: HtmlList): string | undefined {
  if (format === undefined) {
    return undefined;
  }
  return `${/^a$/i.test(format) ? toLetter(count, format === 'A') : count}.`;
}

function startOf(attributes: string, name: string, otherwise = 1): number {
  const written = Number.parseInt(valueOf(attributes, name) ?? '', 10);
  return Number.isNaN(written) ? otherwise : written;
}

function valueOf(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}\\s*=\\s*["']?([\\w-]{1,10})`, 'i').exec(attributes)?.[1];
}
