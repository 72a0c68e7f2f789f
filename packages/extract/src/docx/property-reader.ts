import type { BodyBuilder } from './body-builder';
import { isOn, readLook, type WordStyles } from './read-styles';
import { findAttribute, type XmlAttributes } from '../packed/read-xml';

const BODY_LEVEL = 9;
const PROPERTIES = new Set(['rPr', 'pPr', 'trPr']);

/** Follows the properties of paragraphs, runs and rows; those of a paragraph's end mark are not those of a run. */
export function createPropertyReader(builder: BodyBuilder, styles: WordStyles) {
  const open: string[] = [];

  function read(name: string, attributes: XmlAttributes): void {
    const place = open.join(' ');
    const value = findAttribute(attributes, 'val');
    const paragraph = builder.paragraph();
    if (place === 'rPr') {
      readLook(builder.look(), name, attributes);
      if (name === 'rStyle' && value !== undefined) {
        builder.look().styleId = value;
      }
    } else if (place === 'trPr' && name === 'del') {
      builder.deleteRow();
    } else if (paragraph && place === 'pPr' && value !== undefined) {
      if (name === 'pStyle') {
        paragraph.style = styles.find(value);
      } else if (name === 'outlineLvl') {
        paragraph.isHeading = Number(value) < BODY_LEVEL;
      } else if (name === 'numId') {
        paragraph.isItem = value !== '0';
      }
    } else if (paragraph && place === 'pPr rPr' && name === 'del') {
      paragraph.isEndDeleted = isOn(value);
    }
  }

  return {
    isOpen: () => open.length > 0,
    /** Whether the element is a property, or within properties. */
    open(name: string, attributes: XmlAttributes): boolean {
      if (PROPERTIES.has(name)) {
        open.push(name);
        return true;
      }
      if (open.length > 0) {
        read(name, attributes);
        return true;
      }
      return false;
    },
    close(name: string): boolean {
      if (PROPERTIES.has(name)) {
        open.pop();
        if (open.length === 0 && name === 'rPr') {
          builder.endRunLook();
        }
        return true;
      }
      return open.length > 0;
    },
  };
}
