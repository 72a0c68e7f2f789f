import {
  type MediaFile,
  SHARED_REPORT,
  type SharedSet,
  sharedEndpoints,
  type ShareLink,
  STUDY_MESSAGES,
  SUPPORT_MESSAGES,
  toSharedPath,
} from '@scholar/contract';
import { type LimitKeys, spend } from '../accounts/limits';
import type { Window } from '../accounts/limits.ports';
import { copyCards, listMediaIds, toCopies } from '../flashcards/copy-cards';
import type { MailQueue } from '../mail/mail.ports';
import type { FileStore } from '../media/media.ports';
import { type MediaService, toFile } from '../media/media.service';
import type { PlanLimits } from '../plans/plan-limits';
import { refuseMissingSet, setNotFound } from '../sets/set-access';
import { AppError } from '../shared/app-error';
import type { Asker, Caller } from '../shared/caller';
import { once, type RequestKey } from '../shared/once';
import type { OwnerId } from '../shared/owner-id';
import type { ShareLinksStore } from './share-links-store.ports';
import type { KeptLink, LinkedSet, ShareTokens } from './share-links.ports';

export type ShareLinksService = ReturnType<typeof createShareLinksService>;

const HOUR = 3_600;
/** A visitor counts once in this time. Only a keyed hash of who it was is kept, and no longer than that. */
const VISIT_WINDOW: Window = { limit: 1, seconds: 24 * HOUR };
const REPORT_WINDOW: Window = { limit: SHARED_REPORT.perHour, seconds: HOUR };

export function createShareLinksService({
  store,
  files,
  media,
  limits,
  keys,
  tokens,
  mails,
  supportTo,
}: {
  store: ShareLinksStore;
  files: FileStore;
  media: Pick<MediaService, 'copy'>;
  limits: PlanLimits;
  keys: LimitKeys;
  tokens: ShareTokens;
  mails: MailQueue;
  /** Where reports go; undefined where nobody reads them. */
  supportTo: string | undefined;
}) {
  async function getOpen(
    { shareLinks }: Pick<ShareLinksStore, 'shareLinks'>,
    token: string,
  ): Promise<LinkedSet> {
    const linked = await shareLinks.findOpen(tokens.hash(token));
    if (!linked) {
      throw linkGone();
    }
    return linked;
  }

  async function readSet(
    { shareLinks, sets }: Pick<ShareLinksStore, 'shareLinks' | 'sets'>,
    token: string,
  ) {
    const linked = await getOpen({ shareLinks }, token);
    const set = await sets.findWithCards(linked.author, linked.setId);
    if (!set) {
      throw linkGone();
    }
    return { linked, title: set.title, cards: set.flashcards };
  }

  function toShareLink({
    seed,
    tokenHash,
    showsAuthor,
    opens,
    copies,
    isClosed,
  }: KeptLink): ShareLink {
    const token = isClosed ? undefined : tokens.remake({ seed, tokenHash });
    return { token: token ?? null, showsAuthor, opens, copies, isClosed };
  }

  return {
    /** The open link, or a new one where it was closed or can no longer be shown. */
    open(owner: OwnerId, setId: number, showsAuthor: boolean): Promise<ShareLink> {
      return store.transaction(async ({ shareLinks, sets }) => {
        if (!(await sets.lock(owner, setId))) {
          throw setNotFound();
        }
        const kept = await shareLinks.find(owner, setId);
        if (kept && toShareLink(kept).token !== null) {
          await shareLinks.showAuthor(owner, setId, showsAuthor);
          return toShareLink({ ...kept, showsAuthor });
        }
        const { seed, token } = tokens.make();
        await shareLinks.save(owner, setId, { seed, tokenHash: tokens.hash(token), showsAuthor });
        return { token, showsAuthor, opens: 0, copies: 0, isClosed: false };
      });
    },

    async get(owner: OwnerId, setId: number): Promise<ShareLink | null> {
      refuseMissingSet(await store.sets.find(owner, setId));
      const kept = await store.shareLinks.find(owner, setId);
      return kept ? toShareLink(kept) : null;
    },

    async close(owner: OwnerId, setId: number): Promise<null> {
      refuseMissingSet(await store.sets.find(owner, setId));
      await store.shareLinks.close(owner, setId);
      return null;
    },

    async read(token: string, { key }: Asker, { account }: Caller): Promise<SharedSet> {
      const { linked, title, cards } = await readSet(store, token);
      const visit = keys.ofVisit(linked.setId, key);
      if (account !== linked.author && (await store.limits.hit(visit, VISIT_WINDOW)).isAllowed) {
        await store.shareLinks.count(linked, 'opens');
      }
      return {
        title,
        author: linked.showsAuthor ? linked.authorName : null,
        cards: cards.map(({ question, answer, kind, media: shown }) => ({
          question,
          answer,
          kind,
          media: shown,
        })),
      };
    },

    async readMedia(token: string, mediaId: string): Promise<MediaFile> {
      const { author, setId } = await getOpen(store, token);
      return toFile(files, await store.media.findInSet(author, setId, mediaId));
    },

    async copy(owner: OwnerId, token: string, request?: RequestKey) {
      // Before the cards, because nobody else should wait while files are copied. Whatever is wrong with the link
      // the copying itself says, unless it is a call that was answered before.
      const source = await readSet(store, token).catch(() => undefined);
      const ownMedia = source
        ? await media.copy(owner, source.linked.author, listMediaIds(source.cards))
        : new Map<string, string>();
      return store.transaction((tx) =>
        once(
          tx.requests,
          { owner, request, readAnswer: (kept) => sharedEndpoints.copy.data.parse(kept) },
          async () => {
            await tx.holdings.lock(owner);
            const { linked, title, cards } = await readSet(tx, token);
            await limits.refuseMore(tx, owner, 'sets', 1);
            if (cards.length > 0) {
              await limits.refuseMore(tx, owner, 'cards', cards.length);
            }
            // Where a card was found stays with its author, as the document does.
            const ids = await copyCards(
              tx.flashcards,
              owner,
              toCopies(cards, ownMedia).map((card) => ({ ...card, source: null })),
            );
            const { setId } = await tx.sets.insert(owner, title);
            await tx.sets.addCards(owner, setId, ids);
            if (owner !== linked.author) {
              // Last, because everybody else who copies the set waits for the same counter.
              await tx.shareLinks.count(linked, 'copies');
            }
            return { quizId: setId, flashcardCount: ids.length };
          },
        ),
      );
    },

    /** Queued before it is answered, as messages to support are. */
    async report(
      token: string,
      reason: string,
      { key }: Asker,
      { requestId }: Caller,
    ): Promise<null> {
      if (supportTo === undefined) {
        throw new AppError('unavailable', SUPPORT_MESSAGES.notSetUp);
      }
      await store.transaction(async ({ shareLinks, sets, limits: counters, mailJobs }) => {
        const { linked, title } = await readSet({ shareLinks, sets }, token);
        await spend(counters, keys.ofReport(key), REPORT_WINDOW, STUDY_MESSAGES.tooManyReports);
        await mails.enqueue(mailJobs, {
          to: supportTo,
          language: 'en',
          content: {
            kind: 'shared-set-report',
            authorId: linked.author,
            setId: linked.setId,
            title,
            page: toSharedPath(token),
            requestId,
            reason,
          },
        });
      });
      return null;
    },
  };
}

/** Whether it was closed or never was, nobody learns. */
function linkGone(): AppError {
  return new AppError('not_found', STUDY_MESSAGES.linkGone);
}
