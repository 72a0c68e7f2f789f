import { useTexts } from '../../../lib/i18n';
import sheet from '../team-sheet.module.css';
import { teamTexts } from '../team.texts';
import styles from './usage-chart.module.css';
import { formatNumber, formatWeek, type Metric, type UsageNumbers } from './usage-numbers';

/** Every so many weeks one is named, so that their names do not touch on phones. */
const NAMED_WEEKS = 4;

/** A row of bars for each member, all on one scale; the strongest week is marked and labelled. */
export function UsageChart({
  metric,
  weeks,
  numbers: { members, peak },
}: {
  metric: Metric;
  weeks: readonly string[];
  numbers: UsageNumbers;
}) {
  const texts = useTexts(teamTexts).usage;
  const format = (value: number) => formatNumber(value, metric);
  const strongest = peak && {
    name: members[peak.member]?.name ?? '',
    week: formatWeek(weeks[peak.week] ?? ''),
    value: format(peak.value),
  };
  const trend = texts.trend({
    totals: members.map(({ name, total }) => texts.total({ name, value: format(total) })),
    peak: strongest && texts.peak(strongest),
  });
  const columns = { gridTemplateColumns: `repeat(${weeks.length}, minmax(0, 1fr))` };
  const step = Math.ceil(weeks.length / NAMED_WEEKS);

  return (
    <figure className={`${sheet.sheet} ${styles.figure}`} aria-labelledby="team-usage-chart">
      <figcaption>
        <h2 id="team-usage-chart" className={sheet.title}>
          {texts.chart[metric]}
        </h2>
        <p className={styles.note}>{peak ? texts.since : texts.nothing}</p>
      </figcaption>
      <div role="img" className={styles.chart} aria-label={trend}>
        {members.map(({ userId, name, values, total }, row) => (
          <div key={userId} className={styles.member}>
            <span className={styles.name}>{name}</span>
            <div className={styles.bars} style={columns}>
              {values.map((value, week) => (
                <Bar
                  key={weeks[week]}
                  share={peak ? value / peak.value : 0}
                  label={row === peak?.member && week === peak.week ? strongest?.value : undefined}
                />
              ))}
            </div>
            <span className={styles.total}>{format(total)}</span>
          </div>
        ))}
        <div className={styles.weeks} style={columns}>
          {weeks.map((week, place) => (
            <span key={week} data-named={(weeks.length - 1 - place) % step === 0}>
              {formatWeek(week)}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}

function Bar({ share, label }: { share: number; label: string | undefined }) {
  return (
    <span className={styles.slot}>
      {share > 0 && (
        <span
          className={styles.bar}
          data-peak={label !== undefined}
          style={{ height: `${share * 100}%` }}
        >
          {label !== undefined && <span className={styles.label}>{label}</span>}
        </span>
      )}
    </span>
  );
}
