import type { CardsDraft, CardsRequest, Work } from '../engine';
import { createAsker } from '../llm/client/create-asker';
import { makeLlmCards } from '../llm/llm-cards';
import type { Ask } from '../llm/question';
import { onComposedCards } from '../on-composed-text';
import { createBrowserKnowledge } from './knowledge';

/** On a student's device one question comes after the other, and nobody waits for twenty of them. */
const CALLS = 6;

/** A model that runs where the student is. */
export type DeviceModel = {
  ask: Ask;
  /** What it can look at, question and answer together. */
  contextTokens: number;
  timeoutMs: number;
};

/** Cards of a model on this device: the same pairs, questions and checks as on the server. */
export function makeDeviceCards(
  { ask, contextTokens, timeoutMs }: DeviceModel,
  request: CardsRequest,
  work: Work,
): Promise<CardsDraft> {
  const reach = { calls: CALLS, parallel: 1, contextTokens };
  const model = { ask: createAsker(ask), reach, timeoutMs };
  const knowledge = createBrowserKnowledge();
  const make = onComposedCards((composed) => makeLlmCards(model, composed, { work, knowledge }));
  return make(request, work);
}
