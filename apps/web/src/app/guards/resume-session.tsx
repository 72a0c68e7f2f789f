import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useApi } from '../../lib/api/api-context';
import { checkSession, markVerified, type SessionOutcome } from './check-session';
import { Splash } from '../splash';

export function ResumeSession({ onRejected }: { onRejected: () => void }) {
  const api = useApi();
  const navigate = useNavigate();

  const handleOutcome = useEffectEvent((outcome: SessionOutcome) => {
    if (outcome === 'rejected') {
      onRejected();
      void navigate('/login', { replace: true });
    } else if (outcome !== 'cancelled') {
      if (outcome === 'signed-in') {
        markVerified();
      }
      void navigate('/home', { replace: true });
    }
  });

  useEffect(() => {
    const controller = new AbortController();
    void checkSession({ api, signal: controller.signal }).then(handleOutcome);
    return () => controller.abort();
  }, [api]);

  // Whoever is signed in goes home from the landing page.
  useEffect(() => document.getElementById('landing')?.remove(), []);

  return <Splash />;
}
