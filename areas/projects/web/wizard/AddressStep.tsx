// Address of the property. The teaser shows the town alone.

import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import { Paragraph } from '#platform/web/kit/Paragraph.tsx'
import type { ProjectData } from '../../contract/project-data.ts'
import { useFieldsOf } from './use-fields-of.ts'
import type { PartProps } from './use-project-wizard.ts'

export function AddressStep(props: PartProps<ProjectData['address']>) {
  const t = useText()
  const { text } = useFieldsOf(props)
  return (
    <FieldColumns>
      <TextField {...text('address')} />
      <TextField {...text('houseNumber')} maxLength={20} />
      <div data-wide>
        <TextField {...text('additionalAddress')} />
      </div>
      <TextField {...text('postalCode')} inputMode="numeric" maxLength={10} />
      <TextField {...text('city')} maxLength={100} />
      <div data-wide>
        <Paragraph isSoft size="small">
          {t('projects_address_hint')}
        </Paragraph>
      </div>
    </FieldColumns>
  )
}
