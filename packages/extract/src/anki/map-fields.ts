import { type CardText, toCardText } from './card-text';
import type { FieldChoices, FieldRole, SkipReason, WideNoteType } from './deck';
import type { NoteType } from './note-types';
import { fieldsOf } from './parse-template';
import type { Note } from './read-collection';
import { type CardSides, findFault, type ParsedType, toSides } from './render-card';

/** A card of the fields that a student chose, whatever the templates show. */
export function mapFields(
  { fields }: NoteType,
  note: Note,
  roles: readonly FieldRole[],
): CardSides | SkipReason {
  const texts = fields.map((name, place) => ({
    name,
    role: roles[place] ?? 'nothing',
    ...toCardText(note.fields[place] ?? ''),
  }));
  const of = (role: FieldRole) => texts.filter((field) => field.role === role);
  const [front, back] = [joinFields(of('question')), joinFields(of('answer'))];
  const fault = findFault(front, back);
  if (fault) {
    return fault;
  }
  const notes = of('note').filter(({ text }) => text !== '');
  return {
    front: front.plain,
    back: back.plain,
    kind: 'definition',
    question: front.text,
    answer: back.text,
    // A note has no pictures of its own.
    media: toSides(front.media, [...back.media, ...of('note').flatMap(({ media }) => media)]),
    ...(notes.length > 0 && { note: notes.map(({ name, text }) => `${name}: ${text}`).join('\n') }),
  };
}

function joinFields(fields: readonly CardText[]): CardText {
  const filled = fields.filter(({ text }) => text !== '');
  return {
    text: filled.map(({ text }) => text).join('\n'),
    plain: filled.map(({ plain }) => plain).join(' '),
    media: fields.flatMap(({ media }) => media),
  };
}

/** Those with notes in this deck. The text of a cloze and its number belong together: it is left as it is. */
export function listWideTypes(
  types: ReadonlyMap<string, ParsedType>,
  notes: Iterable<Note>,
  chosen: FieldChoices,
): WideNoteType[] {
  const firstNotes = new Map<string, Note>();
  for (const note of notes) {
    if (!firstNotes.has(note.typeId)) {
      firstNotes.set(note.typeId, note);
    }
  }
  return [...firstNotes].flatMap(([typeId, note]) => {
    const parsed = types.get(typeId);
    if (!parsed || parsed.type.isCloze || parsed.type.fields.length < 3) {
      return [];
    }
    const { name, fields } = parsed.type;
    const roles = chosen[name] ?? toRoles(parsed);
    return [
      {
        name,
        isChosen: chosen[name] !== undefined,
        fields: fields.map((field, place) => ({
          name: field,
          sample: toCardText(note.fields[place] ?? '').plain,
          role: roles[place] ?? 'nothing',
        })),
      },
    ];
  });
}

/** What the first template shows of each field. */
function toRoles({ type, templates }: ParsedType): FieldRole[] {
  const [template] = templates.values();
  const asked = new Set(template ? fieldsOf(template.front, type.fields) : []);
  const answered = new Set(template ? fieldsOf(template.back, type.fields) : []);
  return type.fields.map((name) => {
    if (asked.has(name)) {
      return 'question';
    }
    return answered.has(name) ? 'answer' : 'note';
  });
}
