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
  vi: {
    folder: 'Thư mục',
    all: 'Tất cả thư mục',
    none: 'Chưa xếp thư mục',
    manage: 'Thư mục',
    path: ({ parent, name }) => `${parent} / ${name}`,
    move: {
      action: 'Chuyển thư mục',
      title: 'Chuyển vào thư mục',
      top: 'Không xếp vào thư mục',
      create: 'Thư mục mới',
      submit: 'Chuyển',
      moved: (name) => `Đã chuyển vào ${isolate(name)}`,
      movedOut: 'Đã đưa ra khỏi thư mục',
      failed: 'Không chuyển được. Vui lòng thử lại.',
    },
    dialog: {
      title: 'Thư mục',
      empty: 'Chưa có thư mục nào. Thư mục chứa bộ thẻ, tài liệu và cả thư mục con.',
      name: 'Tên thư mục',
      inside: 'Nằm trong',
      top: 'Ngoài cùng',
      add: 'Thư mục mới',
      create: 'Tạo thư mục',
      edit: (name) => `Sửa thư mục ${name}`,
      remove: (name) => `Xóa thư mục ${name}`,
      save: 'Lưu thư mục',
      contents: ({ sets, documents }) => `${sets} bộ thẻ, ${documents} tài liệu`,
      failed: 'Không lưu được thư mục. Vui lòng thử lại.',
      loadFailed: 'Không tải được.',
    },
    remove: {
      title: 'Xóa thư mục?',
      message: (name) =>
        `Thư mục ${isolate(name)} sẽ bị xóa. Bộ thẻ, tài liệu và thư mục con bên trong vẫn còn, được đưa ra ngoài cùng.`,
      confirm: 'Xóa thư mục',
      failed: 'Không xóa được thư mục.',
    },
  },
});
