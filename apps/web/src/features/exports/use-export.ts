import { toFileName } from '@scholar/exports';
import { use, useRef, useState } from 'react';
import { useApi } from '../../lib/api/api-context';
import { saveFile } from '../../lib/device/save-file';
import { EXPORT_FORMATS, type ExportFormat } from './export-port';
import { ExportWriterContext } from './export-writer-context';
import { readLibrary, type Wanted } from './read-library';
import { readMedia } from './read-media';

type Progress = { done: number; all: number };
type State =
  | { step: 'choosing' }
  | { step: 'working'; progress: Progress | undefined }
  | { step: 'failed'; error: unknown };

/** Reads what is wanted, writes it and hands the file to the browser. */
export function useExport(wanted: Wanted, titles: { loose: string; library: string }) {
  const api = useApi();
  const write = use(ExportWriterContext);
  const [state, setState] = useState<State>({ step: 'choosing' });
  const running = useRef<AbortController>(null);

  async function start(format: ExportFormat): Promise<string | undefined> {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ step: 'working', progress: undefined });
    try {
      const onProgress = (progress: Progress) => setState({ step: 'working', progress });
      const options = { signal, looseTitle: titles.loose, onProgress };
      const library = await readLibrary(api, wanted, options);
      const order = {
        format,
        library:
          format === 'anki'
            ? { ...library, media: await readMedia(api, library, options) }
            : library,
        utcOffset: -new Date().getTimezoneOffset(),
        origin: location.origin,
      };
      const { ending, type } = EXPORT_FORMATS[format];
      const name = toFileName(nameOf(wanted, titles), ending);
      saveFile(new Blob([await write(order, signal)], { type }), name);
      return name;
    } catch (error) {
      setState(signal.aborted ? { step: 'choosing' } : { step: 'failed', error });
      return undefined;
    }
  }

  return { state, start, cancel: () => running.current?.abort() };
}

function nameOf(wanted: Wanted, { loose, library }: { loose: string; library: string }): string {
  const names = {
    set: wanted.kind === 'set' ? wanted.title : '',
    cards: loose,
    sets: library,
    library,
  };
  return names[wanted.kind];
}
