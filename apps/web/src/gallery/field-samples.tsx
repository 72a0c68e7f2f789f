import { MESSAGES } from '@scholar/contract';
import Search from 'lucide-react/icons/search';
import { useState } from 'react';
import { PasswordField } from '../ui/forms/password-field';
import { PasswordMeter } from '../ui/inputs/password-meter';
import { PasswordRules } from '../ui/inputs/password-rules';
import { Select } from '../ui/inputs/select';
import { TextField } from '../ui/forms/text-field';
import styles from './gallery.module.css';
import { Panel } from './panel';

const FIELDS = ['All Fields', 'Biology', 'History'].map((field) => ({
  value: field,
  label: field,
}));

export function FieldSamples() {
  const [email, setEmail] = useState('minh.anh@example.edu');
  const [password, setPassword] = useState('secret');
  const [newPassword, setNewPassword] = useState('Secret');
  const [keyword, setKeyword] = useState('');
  const [field, setField] = useState('All Fields');
  return (
    <Panel title="Fields" span={5}>
      <div data-force="focus-within">
        <TextField
          label="Email Address"
          name="email"
          type="email"
          size="md"
          value={email}
          onChange={setEmail}
        />
      </div>
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        size="md"
        value={password}
        onChange={setPassword}
        error={MESSAGES.password}
      />
      <PasswordField
        label="New password, large"
        name="new-password"
        autoComplete="new-password"
        value={newPassword}
        onChange={setNewPassword}
        hint={<PasswordRules password={newPassword} />}
      />
      <PasswordMeter password={newPassword} />
      <div className={styles.row}>
        <TextField
          label="Search documents"
          isLabelHidden
          name="keyword"
          type="search"
          size="md"
          icon={<Search size={18} />}
          placeholder="Search documents…"
          value={keyword}
          onChange={setKeyword}
        />
        <Select label="Field" isLabelHidden value={field} options={FIELDS} onChange={setField} />
      </div>
      <div className={styles.row}>
        <TextField
          label="Joined"
          isLabelHidden
          name="joined"
          size="md"
          value="Read-only"
          onChange={setKeyword}
          isReadOnly
        />
        <TextField
          label="Phone"
          isLabelHidden
          name="phone"
          size="md"
          value="Disabled"
          onChange={setKeyword}
          disabled
        />
      </div>
      <TextField
        label="Username"
        name="username"
        hint="3-30 letters, digits, dots or underscores."
        value={keyword}
        onChange={setKeyword}
      />
    </Panel>
  );
}
