// First page of the wizard: what the property is.

import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import { ManyField } from '#platform/web/form/fields/ManyField.tsx'
import { SelectField } from '#platform/web/form/fields/SelectField.tsx'
import { TextField } from '#platform/web/form/fields/TextField.tsx'
import { NumberStepper } from '#platform/web/form/time/NumberStepper.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import type { ProjectData } from '../../contract/project-data.ts'
import { buildingZones, propertyUses, transactionTypes } from '../../rules/project-choices.ts'
import { useFieldsOf } from './use-fields-of.ts'
import type { PartProps } from './use-project-wizard.ts'

export function DetailsStep(props: PartProps<ProjectData['details']>) {
  const t = useText()
  const { values, set } = props
  const { text, number, shared } = useFieldsOf(props)
  return (
    <FieldColumns>
      <div data-wide>
        <TextField {...text('title')} required />
      </div>
      <TextField {...text('refNumber')} maxLength={60} />
      <SelectField
        {...shared('transactionType')}
        required
        value={values.transactionType}
        onChange={(type) => set('transactionType', transactionTypes.find((one) => one === type) ?? 'asset')}
        options={transactionTypes.map((value) => ({ value, displayName: t(`projects_transaction_${value}`) }))}
      />
      <ManyField
        {...shared('propertyUses')}
        value={values.propertyUses}
        onChange={(chosen) =>
          set(
            'propertyUses',
            propertyUses.filter((one) => chosen.includes(one)),
          )
        }
        options={propertyUses.map((value) => ({ value, displayName: t(`projects_use_${value}`) }))}
      />
      <ManyField
        {...shared('buildingZonesHarmonized')}
        value={values.buildingZonesHarmonized}
        onChange={(chosen) =>
          set(
            'buildingZonesHarmonized',
            buildingZones.filter((one) => chosen.includes(one)),
          )
        }
        options={buildingZones.map((value) => ({ value, displayName: `${value} ${t(`projects_zone_${value}`)}` }))}
      />
      <TextField {...text('parcelNumber')} maxLength={60} />
      <TextField {...text('egrid')} maxLength={20} placeholder="CH" />
      <NumberStepper {...number('landArea')} min={0} unit="m²" />
      <NumberStepper {...number('floorArea')} min={0} unit="m²" />
      <NumberStepper {...number('volume')} min={0} unit="m³" />
      <NumberStepper {...number('apartments')} min={0} max={10_000} />
      <NumberStepper {...number('constructionYear')} min={1000} max={2100} isYear />
      <NumberStepper {...number('renovationYear')} min={1000} max={2100} isYear />
    </FieldColumns>
  )
}
