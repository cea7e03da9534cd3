// The choosing of one buyer as pages show it.

import { francs } from '#areas/applications/server/public.ts'
import { francsOf } from '#platform/rules/amounts/money.ts'
import type { Language } from '#platform/rules/project-type.ts'
import type { Context } from '#platform/server/context.ts'
import type { Choosing, OfferedOption } from '../../contract/choices.ts'
import { choiceCan, sumOfEffects } from '../../rules/choices/choice-state.ts'
import { titleIn } from '../../rules/choices/option-content.ts'
import type { ReservationRow } from '../reservation/reservation-row.ts'
import { findChoosing, offersOf, type OptionOffer } from './offers.ts'
import { readPictures } from './option-rows.ts'

export interface ToldChoosing {
  choosing: Choosing
  offers: OptionOffer[]
}

/** Null without options. */
export async function toldChoosing(
  ctx: Context,
  reservation: ReservationRow,
  language: Language,
): Promise<ToldChoosing | null> {
  const offers = await offersOf(ctx, reservation)
  if (offers.length === 0) return null
  const pictures = await readPictures(
    ctx,
    offers.map(({ option }) => option.id),
  )
  const effect = sumOfEffects(offers.map(({ row }) => row?.effect ?? 0))
  const { price } = reservation
  return {
    offers,
    choosing: {
      version: (await findChoosing(ctx, reservation.id))?.version ?? 0,
      price: francs(price),
      effect: francsOf(effect),
      sum: price === null ? null : francsOf(price + effect),
      options: offers.map((offer) => ({
        ...toldOption(offer, language),
        hasPicture: pictures.has(offer.option.id),
        isOpen: choiceCan.beMadeByBuyer(reservation.state, offer.lastDay, ctx.now).allowed,
      })),
    },
  }
}

const toldOption = (
  { option, version, content, row, lastDay, state, chosen }: OptionOffer,
  language: Language,
): Omit<OfferedOption, 'hasPicture' | 'isOpen'> => ({
  id: option.id,
  content: version,
  title: titleIn(content, language),
  text: titleIn({ titleDe: content.textDe, titleFr: content.textFr }, language),
  choices: content.choices.map((one) => ({
    key: one.key,
    title: titleIn(one, language),
    effect: francsOf(one.effect),
  })),
  chosen: chosen.key,
  state,
  lastDay,
  chosenAt: row?.chosenAt?.toISOString() ?? null,
})
