// Values of the advertisement while its dialog is open.

import { useState } from 'react'
import type { ReceivedResponseOf } from '#platform/contract/endpoint.ts'
import type { Advertised, getAdvertisement } from '../../contract/advertisement.ts'

type First = ReceivedResponseOf<typeof getAdvertisement>
type Wanted = Pick<
  First,
  'version' | 'projects' | 'platforms' | 'buildingZonesHarmonized' | 'propertyUses' | 'contactPeople'
>

export function useAdvertisement(first: First) {
  const { version, projects, platforms, buildingZonesHarmonized, propertyUses, contactPeople } = first
  const [beginning] = useState<Wanted>({
    version,
    projects,
    platforms,
    buildingZonesHarmonized,
    propertyUses,
    contactPeople,
  })
  const [wanted, setWanted] = useState(beginning)
  const [project] = wanted.projects
  if (!project) throw new Error('the advertisement names no project')
  return {
    wanted,
    project,
    set: (part: Partial<Wanted>) => setWanted((before) => ({ ...before, ...part })),
    setProject: (part: Partial<Advertised>) =>
      setWanted((before) => ({ ...before, projects: before.projects.map((one) => ({ ...one, ...part })) })),
    isChanged: JSON.stringify(wanted) !== JSON.stringify(beginning),
  }
}
