import FilePlus from 'lucide-react/icons/file-plus';
import { useState } from 'react';
import { Button } from '../ui/basics/button';
import { EmptyState } from '../ui/feedback/empty-state';
import { LoadFailed } from '../ui/feedback/load-failed';
import { Pager } from '../ui/lists/pager';
import { Skeleton } from '../ui/feedback/skeleton';
import { Spinner } from '../ui/basics/spinner';
import styles from './gallery.module.css';
import { Panel } from './panel';

export function ListSamples() {
  const [page, setPage] = useState(0);
  const [pageSize, setPageSize] = useState(5);
  return (
    <>
      <Panel title="Pager and failure" span={6}>
        <Pager
          page={page}
          totalPages={4}
          pageSize={pageSize}
          onPage={setPage}
          onPageSize={setPageSize}
        />
        <div className={styles.row}>
          <Spinner /> Extracting key terms
        </div>
        <LoadFailed onRetry={() => setPage(0)} />
      </Panel>
      <Panel title="Skeleton" span={6}>
        <Skeleton lines={3} />
        <Skeleton width={120} height={32} />
      </Panel>
      <Panel title="Empty" span={6}>
        <EmptyState
          title="No flashcards generated yet."
          advice="Paste your notes on the left to begin."
          action={
            <Button variant="secondary" icon={<FilePlus />}>
              Add Document
            </Button>
          }
        />
      </Panel>
    </>
  );
}
