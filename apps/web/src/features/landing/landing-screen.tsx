import { useDocumentTitle } from '../../lib/page/document-title';
import { useTexts } from '../../lib/i18n';
import { useAnchorScroll } from '../../lib/page/use-anchor-scroll';
import { PublicFooter, PublicHeader } from '../public-pages/public';
import { ClosingCall } from './closing-call';
import { FeaturesSection } from './features-section';
import { Hero } from './hero';
import styles from './landing-screen.module.css';
import { landingTexts } from './landing.texts';
import { LiveSample } from './sample/live-sample';
import { PricingSection } from './pricing-section';

export function LandingScreen() {
  useDocumentTitle(useTexts(landingTexts).pageTitle);
  useAnchorScroll();
  return (
    <>
      <PublicHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div>
          <Hero />
          <LiveSample />
        </div>
        <FeaturesSection />
        <PricingSection />
        <ClosingCall />
      </main>
      <PublicFooter />
    </>
  );
}
