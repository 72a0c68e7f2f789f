import { useTexts } from '../../../lib/i18n';
import { SecondFactorRow } from './second-factor-row';
import { securityTexts } from './security.texts';
import { SessionsPart } from './sessions-part';

export function SecuritySection({ isOperator }: { isOperator: boolean }) {
  const texts = useTexts(securityTexts);
  return (
    <>
      <h2 className="visually-hidden">{texts.title}</h2>
      <SecondFactorRow isOperator={isOperator} />
      <SessionsPart />
    </>
  );
}
