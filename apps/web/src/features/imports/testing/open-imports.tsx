import { aiEndpoints, type Flashcards, importEndpoints } from '@scholar/contract';
import { act, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { TakeFilesContext, toCarried } from '../../../lib/device/carried-files';
import { aUser } from '../../../testing/builders';
import { createFakeApi } from '../../../testing/fake-api';
import { stubNativeDialogs } from '../../../testing/native-dialogs';
import { renderScreen } from '../../../testing/render-screen';
import { ImporterContext } from '../../import-document/public';
import { createFakeImporter } from '../../../testing/fake-importer';
import { imports } from '../imports';
import { ImportScreen } from '../screen/import-screen';
import { ImportTray } from '../tray/import-tray';

const STUDENT = aUser();

export const CARDS: Flashcards = {
  flashcards: {
    keywords: [{ term: 'Osmosis', definition: 'The movement of water.' }],
    maybe: [{ term: 'Cell', definition: 'A small room.' }],
  },
};

/** A server that makes one sure card and a doubtful one of each text, and brings what it is sent. */
export function createImportServer() {
  const api = createFakeApi();
  api.answer(aiEndpoints.flashcards, CARDS);
  api.answer(aiEndpoints.summarize, {
    summarized_content: 'Water follows the solute.',
    generated_document_name: 'Transport in cells',
    field_of_document: 'Biology',
  });
  api.answer(importEndpoints.bring, ({ body }) => ({
    cards: body.sets.length,
    repeated: 0,
    overLimit: 0,
    reviews: 0,
    sets: body.sets.map(({ title, cards }, at) => ({
      quizId: cards.length > 0 ? at + 31 : null,
      documentId: at + 11,
      title,
      cards: cards.length,
      repeated: 0,
    })),
  }));
  return api;
}

/** The screen with the queue behind it, as the shell has both. */
export async function openImports(api = createImportServer()) {
  stubNativeDialogs();
  const { importer, runs, last } = createFakeImporter();
  const view = renderScreen(
    <ImporterContext value={importer}>
      <TakeFilesContext value={(files) => imports.add(STUDENT.userId, files)}>
        <ImportTray userId={STUDENT.userId} />
        <Routes>
          <Route path="/import" element={<ImportScreen />} />
          <Route path="*" element={<h1>Elsewhere</h1>} />
        </Routes>
      </TakeFilesContext>
    </ImporterContext>,
    { route: '/import', api, session: { user: STUDENT } },
  );
  await screen.findByRole('heading', { name: 'Import' });
  await act(async () => undefined);
  return {
    ...view,
    runs,
    last,
    async drop(...names: string[]) {
      await act(async () =>
        imports.add(STUDENT.userId, toCarried(names.map((name) => new File(['text'], name)))),
      );
    },
    /** The file that is being read has this text. */
    async read(text = 'Osmosis.', told = {}) {
      await act(async () => last().finish({ text }, told));
    },
  };
}

export async function press(name: string | RegExp) {
  await act(async () => screen.getByRole('button', { name }).click());
}

/** The queue lives as long as the page, which tests share. */
export function emptyImports(): void {
  imports.remove(imports.read().files.map(({ id }) => id));
}
