// Fields of the options of a letting report.

import { Checkbox } from '@mantine/core'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { ManyField } from '#platform/web/form/fields/ManyField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextAreaField } from '#platform/web/form/fields/TextAreaField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import type { ServerErrors } from '#platform/web/form/use-server-errors.ts'
import { useText, type Translate } from '#platform/web/i18n/texts.ts'
import type { getReportNeeds, LettingOptions } from '../contract/reports.ts'
import { longestComment, longestTitle } from '../rules/report.ts'
import styles from './Reports.module.css'

export const noOptions: LettingOptions = {
  title: '',
  buildings: [],
  owner: null,
  'no-inactives': true,
  favorits: false,
  costs: false,
  comment: '',
}

export const lettingLabels = (t: Translate): Record<keyof LettingOptions, string> => ({
  title: t('reporting_field_name'),
  buildings: t('reporting_field_buildings'),
  owner: t('reporting_field_owner'),
  'no-inactives': t('reporting_field_no_inactives'),
  favorits: t('reporting_field_favorits'),
  costs: t('reporting_field_costs'),
  comment: t('reporting_field_comment'),
})

interface Props {
  options: LettingOptions
  onChange: (options: LettingOptions) => void
  needs: ReceivedResponseOf<typeof getReportNeeds>
  errors: ServerErrors
}

export function LettingFields({ options, onChange, needs, errors }: Props) {
  const t = useText()
  const labels = lettingLabels(t)
  const isWholeProject = options.buildings.length === 0 && options.owner === null
  const set = (part: Partial<LettingOptions>) => {
    const changed = { ...options, ...part }
    const isWhole = changed.buildings.length === 0 && changed.owner === null
    onChange({ ...changed, costs: changed.costs && isWhole })
    for (const field of Object.keys(part)) errors.clear(field)
  }
  return (
    <>
      <TextField
        label={labels.title}
        name="title"
        required
        maxLength={longestTitle}
        value={options.title}
        onChange={(title) => set({ title })}
        error={errors.errorOf('title')}
      />
      <ManyField
        label={labels.buildings}
        name="buildings"
        placeholder={t('reporting_all_buildings')}
        options={needs.buildings}
        value={options.buildings}
        onChange={(chosen) => set({ buildings: chosen })}
        error={errors.errorOf('buildings')}
      />
      {needs.owners.length > 0 && (
        <SelectField
          label={labels.owner}
          name="owner"
          hint={t('reporting_field_owner_hint')}
          placeholder={t('reporting_all_owners')}
          options={needs.owners}
          value={options.owner}
          onChange={(owner) => set({ owner })}
          error={errors.errorOf('owner')}
        />
      )}
      <div className={styles.choices}>
        <Checkbox
          label={labels['no-inactives']}
          checked={options['no-inactives']}
          onChange={(event) => set({ 'no-inactives': event.currentTarget.checked })}
        />
        <Checkbox
          label={labels.favorits}
          description={t('reporting_field_favorits_hint')}
          checked={options.favorits}
          onChange={(event) => set({ favorits: event.currentTarget.checked })}
        />
        {needs.mayIncludeCosts && (
          <Checkbox
            label={labels.costs}
            description={t('reporting_field_costs_hint')}
            disabled={!isWholeProject}
            checked={options.costs && isWholeProject}
            onChange={(event) => set({ costs: event.currentTarget.checked })}
            error={errors.errorOf('costs')}
          />
        )}
      </div>
      <TextAreaField
        label={labels.comment}
        name="comment"
        hint={t('reporting_field_comment_hint')}
        maxLength={longestComment}
        value={options.comment}
        onChange={(comment) => set({ comment })}
        error={errors.errorOf('comment')}
      />
    </>
  )
}
