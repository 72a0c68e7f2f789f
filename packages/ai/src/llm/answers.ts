import { CARD_KINDS, FIELDS } from '@scholar/contract';
import * as z from 'zod/mini';
import { isReadable } from '../reading/readable';
import type { JsonSchema } from './question';
import { LlmFailure } from './llm-failure';

/** Models also write '4' or 'high'; how much an item matters is no reason to lose it. */
const importance = z.catch(z.coerce.number().check(z.gte(1), z.lte(5)), 3);
const said = (maxLength: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(maxLength), z.refine(isReadable));

const ofCard = { term: said(200), quote: said(4_000), importance };
/** Of a cloze the quote says all: the blank is ours to make. */
const CardItemSchema = z.union([
  z.object({ ...ofCard, kind: z.literal('cloze') }),
  z.object({
    ...ofCard,
    kind: z.catch(z.literal('definition'), 'definition'),
    definition: said(1_000),
  }),
]);
const SentenceItemSchema = z.object({ sentence: said(1_000), quote: said(4_000), importance });

export type CardItem = z.output<typeof CardItemSchema>;
export type SentenceItem = z.output<typeof SentenceItemSchema>;

/** Braces inside of words look like the end of an item: so many are tried from the last one on. */
const CUT_TRIES = 8;

/** A list in an answer: where it is, what an item looks like, and how many are too many. */
export type ItemList<Item> = {
  key: string;
  item: z.ZodMiniType<Item>;
  schema: JsonSchema;
  most: number;
};

const TEXT = { type: 'string' };

/** Twice what was asked for is zeal; more is a model that no longer listens. */
const mostOf = (asked: number) => Math.max(20, asked * 2);

export function cardList(asked: number): ItemList<CardItem> {
  return {
    key: 'cards',
    item: CardItemSchema,
    most: mostOf(asked),
    // What is copied comes before what is said about it.
    schema: answerSchema('cards', {
      term: TEXT,
      quote: TEXT,
      kind: { type: 'string', enum: [...CARD_KINDS] },
      definition: TEXT,
    }),
  };
}

export function sentenceList(asked: number): ItemList<SentenceItem> {
  return {
    key: 'sentences',
    item: SentenceItemSchema,
    most: mostOf(asked),
    schema: answerSchema(
      'sentences',
      { quote: TEXT, sentence: TEXT },
      { title: TEXT, field: { type: 'string', enum: [...FIELDS] } },
    ),
  };
}

/** Only what every provider's strict mode knows: limits are checked here, by us. */
function answerSchema(key: string, item: JsonSchema, others: JsonSchema = {}): JsonSchema {
  const items = objectOf({ ...item, importance: { type: 'integer' } });
  return objectOf({ ...others, [key]: { type: 'array', items } });
}

function objectOf(properties: JsonSchema): JsonSchema {
  return {
    type: 'object',
    properties,
    required: Object.keys(properties),
    additionalProperties: false,
  };
}

export type Answer<Item> = {
  items: Item[];
  malformed: number;
  rest: Record<string, unknown>;
  /** It breaks off; these are the items before that. */
  isCut: boolean;
};

/** Reads an answer item by item; a bad item is counted, an answer without a good one is refused. */
export function readAnswer<Item>(
  text: string,
  { key, item, most }: Pick<ItemList<Item>, 'key' | 'item' | 'most'>,
): Answer<Item> {
  // Models put fences, greetings and their thoughts around what they were asked for.
  const spoken = text.replace(/^\s*<think>[^]*?<\/think>/, '');
  const whole = parseObject(spoken.slice(spoken.indexOf('{'), spoken.lastIndexOf('}') + 1));
  const { [key]: list, ...rest } = whole ?? parseCut(spoken, key);
  if (!Array.isArray(list) || list.length > most) {
    throw new LlmFailure('unreadable');
  }
  const items = list.flatMap((each) => {
    const { data } = item.safeParse(each);
    return data === undefined ? [] : [data];
  });
  if (items.length === 0 && (list.length > 0 || !whole)) {
    throw new LlmFailure('unreadable');
  }
  return { items, malformed: list.length - items.length, rest, isCut: !whole };
}

const ObjectSchema = z.record(z.string(), z.unknown());

function parseObject(json: string): Record<string, unknown> | undefined {
  try {
    return ObjectSchema.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}

/** What was whole when the answer broke off: closed after the last item that ends and can be read. */
function parseCut(text: string, key: string): Record<string, unknown> {
  const start = Math.max(0, text.indexOf('{'));
  const list = text.indexOf('[', text.indexOf(`"${key}"`, start));
  const ends = Array.from(text.matchAll(/\}/g), ({ index }) => index).slice(-CUT_TRIES);
  for (const end of ends.toReversed()) {
    const found = end > list ? parseObject(`${text.slice(start, end + 1)}]}`) : undefined;
    if (found) {
      return found;
    }
  }
  return {};
}
