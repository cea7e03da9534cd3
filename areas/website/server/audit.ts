// The website in the audit: its subject, and the changes between two contents in words.

import type { Change } from '#platform/server/audit/record.ts'
import type { Context, StaffContext } from '#platform/server/context.ts'
import { wordsIn } from '../rules/blocks.ts'
import type { PageContent } from '../rules/content.ts'
import { changesOfPage } from '../rules/page-changes.ts'

export const subjectOf = (ctx: Context) => ({
  kind: 'website',
  id: ctx.workspace.id,
  title: ctx.t('website_title'),
})

/** One entry per block: its kind and title, and what happened to it. */
export const changesIn = (ctx: StaffContext, before: PageContent | null, after: PageContent): Change[] =>
  changesOfPage(before, after).map(({ what, block, fields }) => {
    const title = block && wordsIn(block.title, ctx.language).text
    const name = block ? ctx.t(`website_kind_${block.kind.replace('-', '_')}`) : ctx.t('website_page')
    const done = ctx.t(`website_change_${what}`)
    const parts = fields.map((field) => ctx.t(`website_field_${field}`)).join(', ')
    const words = parts ? `${done}: ${parts}` : done
    return {
      field: title ? `${name} «${title}»` : name,
      old: what === 'removed' ? words : null,
      new: what === 'removed' ? null : words,
    }
  })
