// A host lists, pauses or archives a property, by its lifecycle.
import type { PropertyHandlers } from '../../../../generated/contract/handlers';
import type { StatusChoice } from '../../../../generated/model/values';
import { instantOf } from '../../../../generated/model/wire';
import { movePropertyLife, type PropertyLifeEvent } from '../../../../generated/rules/lifecycles';
import { inTransaction } from '../../request/context';
import { enforceMove } from '../../request/enforce-rule';
import { Refusal, refuse } from '../../request/refusal';
import { findListingFacts, hostPropertyOf } from './host-property.lookup';
import { missingOf } from './listing-check.rules';
import { causeEffects } from './moved.commands';
import { changeProperty, lockProperty } from './own.repository';

const eventOf = { listed: 'list', paused: 'pause', archived: 'archive' } as const satisfies Record<StatusChoice, PropertyLifeEvent>;

export const statusHandlers: Pick<PropertyHandlers, 'updatePropertyStatus'> = {
  updatePropertyStatus: ({ property: { property_id }, input }, context) =>
    inTransaction(context, async (tx) => {
      const { trx, principal, config, followers, now } = tx;
      const row = (await lockProperty(trx, property_id)) ?? refuse('property.not_found');
      const facts = await findListingFacts(trx, row, tx);
      const moving = { by: principal, who: principal.profile_id, from: row.status, now: instantOf(now) };
      // its owner alone moves it, so no co-host is named
      const moved = movePropertyLife([eventOf[input.status]], moving, { ...facts, property: { ...facts.property, cohost_ids: [] } });
      const [reason] = moved.ok ? [] : moved.reasons;
      if (reason && reason.code !== 'property.illegal_transition')
        throw new Refusal(reason.code, { data: { ...reason.tells?.data, missing: missingOf(facts, instantOf(now)) } });
      const { to, effects } = enforceMove(moved);
      const listed = to === 'listed' && row.listed_at === null ? { listed_at: now } : {};
      const after = await changeProperty(trx, property_id, { status: to, ...listed });
      await causeEffects(tx, effects, { property_id });
      return hostPropertyOf(trx, after, { config, followers, now });
    }),
};
