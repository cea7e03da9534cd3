// The document room on the page of a project for investors.

import { RecordRoom } from './RecordRoom.tsx'

export default function ProjectRoomSection({ project: { id } }: { project: { id: string } }) {
  return <RecordRoom ownerKind="project" ownerId={id} />
}
