import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Badge } from '../ui/feedback/badge';
import { DateField } from '../ui/inputs/date-field';
import { FilterBar } from '../ui/lists/filter-bar';
import { IconButton } from '../ui/forms/icon-button';
import { ListRow, RowCell, RowList } from '../ui/lists/list-row';
import { SearchField } from '../ui/inputs/search-field';
import { Select } from '../ui/inputs/select';
import { TextArea } from '../ui/editing/text-area';
import styles from './gallery.module.css';
import { Panel } from './panel';

const FIELDS = [
  { value: '', label: 'All Fields' },
  { value: 'Biology', label: 'Biology' },
];
const TITLES = ['Membrane transport', 'Sinh học đại cương: Tế bào và màng sinh chất'];

export function RowSamples() {
  const [keyword, setKeyword] = useState('');
  const [from, setFrom] = useState('2025-09-01');
  const [to, setTo] = useState('');
  const [field, setField] = useState('');
  const [text, setText] = useState('Nước đi từ nơi ít chất tan đến nơi nhiều chất tan.');
  return (
    <Panel title="Filters and rows" span={12}>
      <FilterBar
        label="Find documents"
        activeCount={[from, to, field].filter(Boolean).length}
        search={<SearchField label="Search documents…" value={keyword} onChange={setKeyword} />}
      >
        <DateField label="From date" placeholder="From" value={from} onChange={setFrom} />
        <DateField label="To date" placeholder="To" value={to} onChange={setTo} />
        <Select label="Field" isLabelHidden value={field} options={FIELDS} onChange={setField} />
      </FilterBar>
      <RowList label="Documents" className={styles.rows} headings={['Title', 'Field', 'Uploaded']}>
        {TITLES.map((title) => (
          <ListRow
            key={title}
            to="/"
            title={title}
            actions={<IconButton size="sm" label={`Delete ${title}`} icon={<Trash2 />} />}
          >
            <RowCell label="Field" isLabelHidden>
              <Badge>Biology</Badge>
            </RowCell>
            <RowCell label="Uploaded">09/14/2025, 08:42 PM</RowCell>
          </ListRow>
        ))}
      </RowList>
      <TextArea label="Content" name="content" value={text} onChange={setText} hint="12 words" />
    </Panel>
  );
}
