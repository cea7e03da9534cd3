// The list of choices over all buyers, for the builder, with the shared export.

import { francsOf } from '#platform/rules/amounts/money.ts'
import { defineTable, type FoundRow, type ListColumn } from '#platform/server/table/declaration.ts'
import { listedFilter } from '#platform/server/table/filter.ts'
import { bulkHandler, tableHandler } from '#platform/server/table/handlers.ts'
import * as contract from '../../contract/choices.ts'
import { choiceStates, type ChoiceState } from '../../rules/choices/choice-state.ts'
import { findChoice, optionContent, titleIn } from '../../rules/choices/option-content.ts'
import { buyerChoices } from './buyer-choices.ts'
import { readContents, readOptions } from './option-rows.ts'

interface FoundChoice extends FoundRow {
  applicationId: string
  buyers: string
  objectTitle: string
  content: unknown
  choiceKey: string
  effect: string | number | null
  state: ChoiceState
  lastDay: string
  chosenAt: Date | null
}

const contentOf = ({ content }: FoundChoice) => optionContent.parse(content)

const columns: readonly ListColumn<FoundChoice>[] = [
  {
    key: 'buyers',
    title: 'sales_fact_buyers',
    cell: 'text',
    fixed: true,
    sort: { sql: 't.buyer_names' },
    value: ({ buyers, applicationId }) => ({ value: buyers, href: `/applications/${applicationId}` }),
  },
  {
    key: 'object',
    title: 'sales_fact_object',
    cell: 'text',
    sort: { sql: 't.object_sort' },
    value: ({ objectTitle }) => objectTitle,
  },
  {
    key: 'choice_state',
    title: 'sales_choice_state',
    cell: 'state',
    value: ({ state }, ctx) => ({ value: `choice.${state}`, displayName: ctx.t(`sales_choice_state_${state}`) }),
  },
  {
    key: 'last_day',
    title: 'sales_choice_last_day',
    cell: 'date',
    sort: { sql: 't.last_day' },
    value: ({ lastDay }) => lastDay,
  },
  {
    key: 'option',
    title: 'sales_option',
    cell: 'text',
    sort: { sql: 't.position' },
    value: (found, { language }) => titleIn(contentOf(found), language),
  },
  {
    key: 'choice',
    title: 'sales_choice',
    cell: 'text',
    value(found, { language }) {
      const choice = findChoice(contentOf(found), found.choiceKey)
      return choice && titleIn(choice, language)
    },
  },
  {
    key: 'effect',
    title: 'sales_choice_effect',
    cell: 'money',
    value: ({ effect }) => francsOf(Number(effect ?? 0)),
  },
  {
    key: 'chosen_at',
    title: 'sales_choice_chosen_at',
    cell: 'datetime',
    value: ({ chosenAt }) => chosenAt?.toISOString(),
  },
]

export const choicesTable = defineTable<FoundChoice>({
  key: 'sale-choices',
  title: 'sales_choices_title',
  from: buyerChoices,
  select: {
    id: 't.id',
    applicationId: 't.application_id',
    buyers: 't.buyer_names',
    objectTitle: 't.object_title',
    content: 't.content',
    choiceKey: 't.choice_key',
    effect: 't.effect',
    state: 't.state',
    lastDay: 't.last_day',
    chosenAt: 't.chosen_at',
  },
  columns,
  card: ['object', 'option', 'choice', 'effect'],
  defaultSort: 'object',
  states: {
    key: 'state',
    choices: [
      { value: 'all', name: 'table_all' },
      ...choiceStates.map((state) => ({
        value: state,
        name: `sales_choice_state_${state}`,
        where: `t.state = '${state}'`,
      })),
    ],
  },
  search: 't.search_text',
  filters: [
    listedFilter({
      key: 'option',
      name: 'sales_option',
      where: 't.option_id = any (?)',
      async choices(ctx) {
        const options = await readOptions(ctx)
        const contents = await readContents(
          ctx,
          options.map(({ id }) => id),
        )
        return options.map(({ id, contentVersion }) => ({
          value: id,
          displayName: titleIn(contents(id, contentVersion), ctx.language),
        }))
      },
    }),
  ],
  marks: ({ state }) => ({ _progress_state: state }),
  titleOf: ({ buyers, objectTitle }) => `${buyers}, ${objectTitle}`,
  minimal: ({ buyers }) => ({ name: buyers }),
})

const permission = 'applications_read'
export const listChoices = tableHandler(contract.listChoices, { permission }, choicesTable)
export const exportChoices = bulkHandler(contract.exportChoices, { permission }, choicesTable)
