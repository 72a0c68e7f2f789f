import { MESSAGES } from '@scholar/contract';
import { useState } from 'react';
import { useCountdown } from '../lib/time/countdown';
import { Button } from '../ui/basics/button';
import { CodeInput } from '../ui/inputs/code-input';
import { Countdown } from '../ui/inputs/countdown';
import styles from './gallery.module.css';
import { Panel } from './panel';

export function CodeSamples() {
  const [code, setCode] = useState('407');
  const [expired, setExpired] = useState('407912');
  const countdown = useCountdown(167);
  return (
    <Panel title="Code boxes" span={5}>
      <CodeInput label="Verification code" value={code} onChange={setCode} autoFocus />
      <div className={`${styles.row} ${styles.between}`}>
        <Countdown secondsLeft={countdown.secondsLeft} />
        <Button variant="link" onClick={() => countdown.restart()}>
          Resend
        </Button>
      </div>
      <CodeInput
        label="Expired code"
        name="expired"
        value={expired}
        onChange={setExpired}
        error={MESSAGES.codeExpired}
      />
      <CodeInput label="Disabled code" value="40" onChange={setCode} isDisabled />
    </Panel>
  );
}
