import { type Answer, type ItemList, readAnswer } from './answers';
import type { Ask } from './create-asker';
import { LlmFailure } from './llm-failure';
import { type Prompt, REPAIR_NOTE } from './prompts';

const ITEM_CHARACTERS = 2_000;
/** Worth a second try: the model was there, it only did not do as told. */
const REPAIRABLE = new Set(['unreadable', 'too_large']);

/** Asks, and once more where the answer cannot be read. */
export async function askForItems<Item>(
  ask: Ask,
  {
    prompt,
    list,
    signal,
    mayRepair,
  }: {
    prompt: Prompt;
    list: ItemList<Item>;
    signal: AbortSignal;
    /** Whether one more call is within the budget. */
    mayRepair: () => Promise<boolean>;
  },
): Promise<Answer<Item>> {
  const askFor = async ({ system, prompt: words }: Prompt) => {
    const { schema, most } = list;
    const maxCharacters = ITEM_CHARACTERS * (1 + most);
    return readAnswer(await ask({ system, prompt: words, schema, maxCharacters }, signal), list);
  };
  try {
    return await askFor(prompt);
  } catch (error) {
    const isRepairable = error instanceof LlmFailure && REPAIRABLE.has(error.kind);
    if (!isRepairable || !(await mayRepair())) {
      throw error;
    }
    return askFor({ ...prompt, system: `${prompt.system}\n${REPAIR_NOTE}` });
  }
}
