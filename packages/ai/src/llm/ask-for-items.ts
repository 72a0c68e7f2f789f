import { type Answer, type ItemList, readAnswer } from './answers';
import type { ChunkLimits } from './ask-chunks';
import { LlmFailure } from './llm-failure';
import { type Prompt, REPAIR_NOTE } from './prompts';
import type { Ask } from './question';

const ITEM_CHARACTERS = 2_000;
/** Worth a second try: the model was there, it only did not do as told. */
const REPAIRABLE = new Set(['unreadable', 'too_large']);

/** Asks, and once more where the answer cannot be read or breaks off. Of two that break off, the longer. */
export async function askForItems<Item>(
  ask: Ask,
  { prompt, list, limits }: { prompt: Prompt; list: ItemList<Item>; limits: ChunkLimits },
): Promise<Answer<Item>> {
  const { schema, most } = list;
  const maxCharacters = ITEM_CHARACTERS * (1 + most);
  const askOnce = async (question: Prompt, isSteady: boolean) =>
    readAnswer(await ask({ ...question, schema, maxCharacters, isSteady }, limits), list);

  const first = await askOnce(prompt, true).catch((error: unknown) => {
    if (error instanceof LlmFailure && REPAIRABLE.has(error.kind)) {
      return error;
    }
    throw error;
  });
  const isWhole = !(first instanceof LlmFailure) && !first.isCut;
  if (isWhole || !limits.mayRepair()) {
    return orThrow(first);
  }
  // Without the settings: the limit on words may be what cut it off.
  const system = `${prompt.system}\n${REPAIR_NOTE}`;
  const second = await askOnce({ ...prompt, system }, false).catch((error: unknown) => {
    if (first instanceof LlmFailure || !(error instanceof LlmFailure || limits.signal.aborted)) {
      throw error;
    }
    return first;
  });
  return betterOf(first, second);
}

function orThrow<Item>(answer: Answer<Item> | LlmFailure): Answer<Item> {
  if (answer instanceof LlmFailure) {
    throw answer;
  }
  return answer;
}

function betterOf<Item>(first: Answer<Item> | LlmFailure, second: Answer<Item>): Answer<Item> {
  const isFirstBetter =
    !(first instanceof LlmFailure) && second.isCut && first.items.length > second.items.length;
  return isFirstBetter ? first : second;
}
