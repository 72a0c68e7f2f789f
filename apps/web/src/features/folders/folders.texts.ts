import { defineTexts } from '../../lib/i18n';
import { isolate } from '../../lib/text/isolate';

export const foldersTexts = defineTexts({
  en: {
    folder: 'Folder',
    all: 'All folders',
    none: 'In no folder',
    manage: 'Folders',
    path: ({ parent, name }: { parent: string; name: string }) => `${parent} / ${name}`,
    move: {
      action: 'Move to folder',
      title: 'Move to folder',
      top: 'No folder',
      create: 'New folder',
      submit: 'Move',
      moved: (name: string) => `Moved to ${isolate(name)}`,
      movedOut: 'Moved out of its folder',
      failed: 'That could not be moved. Please try again.',
    },
    dialog: {
      title: 'Folders',
      empty: 'No folders yet. Folders hold sets and documents, and may hold folders.',
      name: 'Folder name',
      inside: 'In folder',
      top: 'At the top',
      add: 'New folder',
      create: 'Create folder',
      edit: (name: string) => `Edit folder ${name}`,
      remove: (name: string) => `Delete folder ${name}`,
      save: 'Save folder',
      contents: ({ sets, documents }: { sets: number; documents: number }) =>
        `${sets === 1 ? '1 set' : `${sets} sets`}, ${documents === 1 ? '1 document' : `${documents} documents`}`,
      failed: 'The folder could not be saved. Please try again.',
      loadFailed: 'Could not load.',
    },
    remove: {
      title: 'Delete folder?',
      message: (name: string) =>
        `${isolate(name)} goes. The sets, documents and folders in it stay and go back to the top.`,
      confirm: 'Delete folder',
      failed: 'The folder could not be deleted.',
    },
  },
});
