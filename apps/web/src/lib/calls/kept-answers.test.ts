import { accountEndpoints, setEndpoints } from '@scholar/contract';
import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/builders';
import { createFakeApi } from '../../testing/fake-api';
import { ApiError } from '../api/api';
import type { AnswerDatabase, KeptAnswer } from './answer-database';
import { withKeptAnswers } from './kept-answers';

const OFFLINE = new ApiError('Nothing answered.', { code: 'offline' });
const SET = { quizId: 7, title: 'Cells', flashcards: [] };

function createMemoryDatabase(): AnswerDatabase & { answers: Map<string, KeptAnswer> } {
  const answers = new Map<string, KeptAnswer>();
  return {
    answers,
    find: async (key) => answers.get(key),
    put: async (answer) => void answers.set(answer.key, answer),
    async tidy(owner, most) {
      const newest = [...answers.values()].toSorted((a, b) => b.keptAt - a.keptAt);
      for (const [place, { key, owner: whose }] of newest.entries()) {
        if (whose !== owner || place >= most) {
          answers.delete(key);
        }
      }
    },
  };
}

function open() {
  const server = createFakeApi();
  const database = createMemoryDatabase();
  const student: { owner: number | undefined } = { owner: 1 };
  const api = withKeptAnswers(server, {
    database,
    readOwner: () => student.owner,
    now: () => 0,
  });
  const readSet = (setId = 7) => api(setEndpoints.get, { params: { quizId: String(setId) } });
  return { server, database, student, api, readSet };
}

describe('what was opened before', () => {
  it('[D-63] is there without a connection', async () => {
    const { server, readSet } = open();
    server.answer(setEndpoints.get, SET as never);
    await readSet();

    server.answer(setEndpoints.get, OFFLINE);

    await expect(readSet()).resolves.toEqual(SET);
  });

  it('is the newest answer', async () => {
    const { server, readSet } = open();
    server.answer(setEndpoints.get, SET as never);
    await readSet();
    server.answer(setEndpoints.get, { ...SET, title: 'Cells and tissues' } as never);
    await readSet();

    server.answer(setEndpoints.get, OFFLINE);

    await expect(readSet()).resolves.toMatchObject({ title: 'Cells and tissues' });
  });

  it('is nobody else’s, and gone when somebody else signs in', async () => {
    const { server, student, database, readSet } = open();
    server.answer(setEndpoints.get, SET as never);
    await readSet();

    student.owner = 2;
    server.answer(setEndpoints.get, OFFLINE);
    await expect(readSet()).rejects.toBe(OFFLINE);

    server.answer(setEndpoints.get, SET as never);
    for (let asked = 0; asked < 60; asked += 1) {
      await readSet(asked + 10);
    }
    expect([...database.answers.values()].some(({ owner }) => owner === 1)).toBe(false);
  });

  it('does not stand for what was not opened', async () => {
    const { server, readSet } = open();
    server.answer(setEndpoints.get, SET as never);
    await readSet(7);

    server.answer(setEndpoints.get, OFFLINE);

    await expect(readSet(8)).rejects.toBe(OFFLINE);
  });

  it('does not stand for a refusal', async () => {
    const { server, readSet } = open();
    server.answer(setEndpoints.get, SET as never);
    await readSet();
    const gone = new ApiError('Set not found.', { code: 'not_found', status: 404 });

    server.answer(setEndpoints.get, gone);

    await expect(readSet()).rejects.toBe(gone);
  });

  it('is never a save, nor who the student is, and nothing of a guest', async () => {
    const { server, database, api, student } = open();
    server.answer(accountEndpoints.me, aUser());
    server.answer(accountEndpoints.updateSettings, null);
    await api(accountEndpoints.me);
    await api(accountEndpoints.updateSettings, { body: { language: 'vi' } });
    student.owner = undefined;
    server.answer(setEndpoints.get, SET as never);
    await api(setEndpoints.get, { params: { quizId: '7' } });

    expect(database.answers.size).toBe(0);
  });
});
