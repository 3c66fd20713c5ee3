import { getClosingTime, type ServiceCenter } from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { openingOf } from '../opening.ts';

const FRESH = 60_000;

/** Until when a center is open today, or when it opens again. [svc-01] */
export const ClosingText = ({ center }: { center: ServiceCenter }) => {
  const text = useText();
  const format = useFormat();
  const [now] = useState(Date.now);
  const { data: told } = useOperationQuery(getClosingTime, {}, { staleTime: FRESH });
  const { timeZone } = marketFacts(useSignedInUser()?.market ?? 'DK');
  const hours = { openingTime: center.OpeningTime, closingTime: center.ClosingTime };
  const { state, opensOn } = openingOf(hours, told, { now, timeZone });
  const time = center.ClosingTime;
  if (state === 'open') return <>{text('centers.openUntil', { time })}</>;
  if (state === 'opens-later') return <>{text('centers.openHours', { from: center.OpeningTime, time })}</>;
  if (state === 'unknown') return <>{text('centers.closesAt', { time })}</>;
  return <>{opensOn ? text('centers.closed.opens', { date: format.day(opensOn) }) : text('centers.closed')}</>;
};
