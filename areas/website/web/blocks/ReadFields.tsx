// Fields of the blocks whose content comes from elsewhere: the objects and the contact of the project.

import { Switch } from '@mantine/core'
import { objectKinds } from '#areas/buildings/rules/object-state.ts'
import { tableColumns, tableColumnTexts } from '#areas/objects/rules/public-pages/table-columns.ts'
import { useSession } from '#platform/web/api/session.ts'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import { ScreenLink } from '#platform/web/ui/ScreenLink.tsx'
import type { BlockProps } from '../builder/editor-context.ts'
import { ChoiceBoxes } from '../fields/ChoiceBoxes.tsx'
import { LeadField } from './TextFields.tsx'

export function ObjectsFields({ block, onChange }: BlockProps<'objects'>) {
  const t = useText()
  const { lets } = useSession()
  return (
    <>
      <LeadField value={block.lead} onChange={(lead, about) => onChange({ lead }, about)} />
      <ChoiceBoxes
        label={t('website_field_kinds')}
        hint={t('website_kinds_hint')}
        choices={objectKinds}
        titleOf={(kind) => t(`objects_title_${kind}`)}
        value={block.kinds}
        onChange={(kinds) => onChange({ kinds })}
      />
      <ChoiceBoxes
        label={t('website_field_columns')}
        choices={lets ? tableColumns : tableColumns.filter((column) => column !== 'net_rent')}
        titleOf={(column) => t(tableColumnTexts[column])}
        value={block.columns}
        onChange={(columns) => onChange({ columns })}
      />
      <Paragraph isSoft size="small">
        {t('website_objects_hint')}{' '}
        <ScreenLink to="/project-settings/website/iframe">{t('website_objects_link')}</ScreenLink>
      </Paragraph>
    </>
  )
}

export function ContactFields({ block, onChange }: BlockProps<'contact'>) {
  const t = useText()
  return (
    <>
      <LeadField value={block.lead} onChange={(lead, about) => onChange({ lead }, about)} />
      <Switch
        label={t('website_field_isOfProject')}
        description={t('website_contact_hint')}
        checked={block.isOfProject}
        onChange={(event) => onChange({ isOfProject: event.currentTarget.checked })}
      />
      {!block.isOfProject && (
        <>
          <TextField
            label={t('website_field_person')}
            name="person"
            maxLength={120}
            value={block.person}
            onChange={(person) => onChange({ person }, 'person')}
          />
          <TextField
            label={t('website_field_phone')}
            name="phone"
            maxLength={40}
            value={block.phone}
            onChange={(phone) => onChange({ phone }, 'phone')}
          />
          <TextField
            label={t('website_field_email')}
            name="email"
            type="email"
            maxLength={254}
            value={block.email}
            onChange={(email) => onChange({ email }, 'email')}
          />
        </>
      )}
    </>
  )
}
