import type { Team } from '@scholar/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTexts } from '../../lib/i18n';
import { useAddress } from '../../lib/address/use-address';
import page from '../../ui/lists/list-page.module.css';
import { toast } from '../../ui/feedback/toast';
import { ViewTabs } from '../../ui/layout/view-tabs';
import { hrefOf, isJustJoined, readView, viewsOf } from './team-address';
import { MembersView } from './members/members-view';
import { SetsView } from './sets/sets-view';
import { TeamHead } from './team-head';
import { teamTexts } from './team.texts';
import { UnpaidNotice } from './unpaid-sheet';
import { UsageView } from './usage/usage-view';

export function OpenTeam({ team }: { team: Team }) {
  const { views: texts } = useTexts(teamTexts);
  const { query } = useAddress();
  const view = readView(query, team.myRole);
  const isPaid = team.paidUntil !== null;
  useWelcome(team.name);

  return (
    <div className={page.page}>
      <TeamHead team={team} />
      {!isPaid && <UnpaidNotice />}
      <ViewTabs
        label={texts.label}
        current={view}
        views={viewsOf(team.myRole).map((each) => ({
          view: each,
          label: texts[each],
          to: hrefOf(each),
        }))}
      />
      {view === 'members' && <MembersView team={team} />}
      {view === 'sets' && <SetsView role={team.myRole} isPaid={isPaid} />}
      {view === 'usage' && <UsageView isPaid={isPaid} />}
    </div>
  );
}

/** Welcomes a new member here, because the join screen shows no notices. A reload does not repeat it. */
function useWelcome(teamName: string): void {
  const texts = useTexts(teamTexts);
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isNew = isJustJoined(state);
  const hasSaidIt = useRef(false);

  const sayIt = useEffectEvent(() => {
    toast({ message: texts.joined(teamName), tone: 'good' });
    void navigate(pathname + search, { replace: true });
  });

  useEffect(() => {
    if (isNew && !hasSaidIt.current) {
      hasSaidIt.current = true;
      sayIt();
    }
  }, [isNew]);
}
