import { useLayoutEffect, useState } from 'react';
import { useDocumentTitle } from '../../lib/page/document-title';
import { useTexts } from '../../lib/i18n';
import { useAnchorScroll } from '../../lib/page/use-anchor-scroll';
import { sessionStore } from '../../lib/storage/storage';
import { Button } from '../../ui/basics/button';
import { ButtonLink } from '../../ui/basics/button-link';
import { PublicFooter, PublicHeader } from '../public-pages/public';
import { PlanCards } from '../prices/public';
import { FeaturesSection } from './features-section';
import styles from './landing-screen.module.css';
import { landingTexts } from './landing.texts';
import { OWN_TEXT } from './own-text/own-text-key';
import { LiveSample } from './sample/live-sample';
import { LineIcon } from './line-icon';

export function LandingScreen() {
  const [isOwn, setIsOwn] = useState(() => sessionStore.get(OWN_TEXT) !== null);
  useDocumentTitle(useTexts(landingTexts).pageTitle);
  useAnchorScroll();
  // The page came with this screen as it looks before any script has run.
  useLayoutEffect(() => document.getElementById('landing')?.remove(), []);
  return (
    <>
      <PublicHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div>
          <Hero onOwn={() => setIsOwn(true)} />
          <LiveSample isOwn={isOwn} onLeaveOwn={() => setIsOwn(false)} />
        </div>
        <FeaturesSection />
        <PricingSection />
        <ClosingCall />
      </main>
      <PublicFooter />
    </>
  );
}

function Hero({ onOwn }: { onOwn: () => void }) {
  const { hero: texts } = useTexts(landingTexts);
  const { before, marked, after } = texts.headline;
  return (
    <div className={styles.hero}>
      <h1 className={styles.headline}>
        {before}
        <span className={styles.noBreak}>
          <span className={styles.marked}>{marked}</span>
          {after}
        </span>
      </h1>
      <div className={styles.invitation}>
        <p className={styles.lead}>{texts.lead}</p>
        <div className={styles.actions}>
          <Button variant="primary" size="lg" onClick={onOwn}>
            {texts.own}
          </Button>
          <ButtonLink to="/login" variant="quiet">
            {texts.action}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

function PricingSection() {
  const { pricing: texts } = useTexts(landingTexts);
  return (
    <section id="pricing" tabIndex={-1} aria-labelledby="pricing-title">
      <h2 id="pricing-title" className={styles.title}>
        {texts.title}
      </h2>
      <PlanCards
        layout="page"
        renderAction={(planId, look) => (
          <ButtonLink {...look} to="/register" size="lg">
            {texts.actions[planId]}
          </ButtonLink>
        )}
      />
    </section>
  );
}

function ClosingCall() {
  const { closing: texts } = useTexts(landingTexts);
  return (
    <section className={styles.banner} aria-labelledby="closing-title">
      <div>
        <h2 id="closing-title" className={styles.bannerTitle}>
          {texts.title}
        </h2>
        <p className={styles.bannerLead}>{texts.lead}</p>
      </div>
      <ButtonLink
        to="/register"
        size="lg"
        variant="on-banner"
        iconAfter={<LineIcon shape="arrow" />}
      >
        {texts.action}
      </ButtonLink>
    </section>
  );
}
