// Dialog of the advertisement: owner, uses, zones, texts by language, contact people and platforms (spec 2 §3).

import { Checkbox, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { OwnerSelect } from '#areas/owners/web/public.tsx'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import { queryOf } from '#platform/web/api/query.ts'
import { ManyField } from '#platform/web/form/fields/ManyField.tsx'
import { useText } from '#platform/web/i18n/texts.ts'
import { ActionModal } from '#platform/web/kit/ActionModal.tsx'
import { FieldColumns } from '#platform/web/kit/FieldColumns.tsx'
import { QueryView } from '#platform/web/kit/QueryView.tsx'
import { Modal } from '#platform/web/modal/Modal.tsx'
import { getAdvertisement } from '../../contract/advertisement.ts'
import type { ProjectView } from '../../contract/project.ts'
import { buildingZones, platforms, propertyUses } from '../../rules/project-choices.ts'
import { useSaveAdvertisement } from '../changes.ts'
import { ContactPeopleField } from '../wizard/ContactPeopleField.tsx'
import { AdvertisementTexts } from './AdvertisementTexts.tsx'
import { useAdvertisement } from './use-advertisement.ts'

interface Props {
  project: ProjectView
  onClose: () => void
}

export function AdvertisementModal({ project, onClose }: Props) {
  const t = useText()
  const title = t('projects_advertisement_of', { title: project.data.details.title })
  // The first data must not change during input.
  const query = useQuery({
    ...queryOf(getAdvertisement, { query: { project: project.id } }),
    staleTime: Infinity,
    gcTime: 0,
  })
  if (query.data) return <AdvertisementForm title={title} first={query.data} onClose={onClose} />
  return (
    <Modal onClose={onClose} title={title} size={860}>
      <QueryView query={query} rows={8} />
    </Modal>
  )
}

interface FormProps {
  title: string
  first: ReceivedResponseOf<typeof getAdvertisement>
  onClose: () => void
}

function AdvertisementForm({ title, first, onClose }: FormProps) {
  const t = useText()
  const change = useSaveAdvertisement()
  const { wanted, project, set, setProject, isChanged } = useAdvertisement(first)
  return (
    <ActionModal
      title={title}
      action={t('general_save')}
      size={860}
      isChanged={isChanged}
      change={change}
      send={() => ({ body: wanted })}
      onClose={onClose}
    >
      {({ errorOf, clear }) => (
        <Stack gap={24}>
          <FieldColumns>
            <ManyField
              name="propertyUses"
              label={t('projects_field_propertyUses')}
              value={wanted.propertyUses}
              onChange={(chosen) => set({ propertyUses: propertyUses.filter((one) => chosen.includes(one)) })}
              options={propertyUses.map((value) => ({ value, displayName: t(`projects_use_${value}`) }))}
            />
            <ManyField
              name="buildingZonesHarmonized"
              label={t('projects_field_buildingZonesHarmonized')}
              value={wanted.buildingZonesHarmonized}
              onChange={(chosen) =>
                set({ buildingZonesHarmonized: buildingZones.filter((one) => chosen.includes(one)) })
              }
              options={buildingZones.map((value) => ({
                value,
                displayName: `${value} ${t(`projects_zone_${value}`)}`,
              }))}
            />
            <OwnerSelect
              name="projects.0.owner"
              label={t('projects_field_owner')}
              value={project.owner}
              onChange={(owner) => setProject({ owner })}
            />
            <Checkbox.Group
              label={t('projects_platforms')}
              value={wanted.platforms}
              onChange={(chosen) => set({ platforms: platforms.filter((one) => chosen.includes(one)) })}
            >
              <Stack gap={8} mt={6}>
                {platforms.map((platform) => (
                  <Checkbox key={platform} value={platform} label={t(`projects_platform_${platform}`)} />
                ))}
              </Stack>
            </Checkbox.Group>
          </FieldColumns>
          <AdvertisementTexts
            components={first.textComponents}
            languages={first.languages}
            project={project}
            onChange={(part, field) => {
              setProject(part)
              if (field) clear(field)
            }}
            errorOf={errorOf}
          />
          <ContactPeopleField
            name="contactPeople"
            people={wanted.contactPeople}
            onChange={(contactPeople) => set({ contactPeople })}
            errorOf={(field) => errorOf(`contactPeople.${field}`)}
          />
        </Stack>
      )}
    </ActionModal>
  )
}
