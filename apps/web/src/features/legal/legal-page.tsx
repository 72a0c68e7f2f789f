import { useDocumentTitle } from '../../lib/page/document-title';
import { PublicFooter, PublicHeader } from '../public-pages/public';
import styles from './legal-page.module.css';

/** A paragraph, or a list of named points. */
type LegalBlock = string | readonly { name: string; text: string }[];
type LegalSection = { title: string; blocks: readonly LegalBlock[] };
export type LegalDocument = {
  title: string;
  lead: string;
  updated: string;
  sections: readonly LegalSection[];
};

export function LegalPage({ legalDocument }: { legalDocument: LegalDocument }) {
  const { title, lead, updated, sections } = legalDocument;
  useDocumentTitle(title);
  return (
    <div className={styles.page}>
      <PublicHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <p className={styles.updated}>{updated}</p>
        </div>
        {sections.map((section) => (
          <section key={section.title} className={styles.section}>
            <h2>{section.title}</h2>
            {section.blocks.map((block) => (
              <Block key={typeof block === 'string' ? block : block[0]?.name} block={block} />
            ))}
          </section>
        ))}
      </main>
      <PublicFooter />
    </div>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return <p className={styles.paragraph}>{block}</p>;
  }
  return (
    <dl className={styles.points}>
      {block.map(({ name, text }) => (
        <div key={name} className={styles.point}>
          <dt className={styles.name}>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
