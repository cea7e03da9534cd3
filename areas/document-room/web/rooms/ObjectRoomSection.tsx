// The document room on the page of an object that is sold.

import { RecordRoom } from './RecordRoom.tsx'

export default function ObjectRoomSection({ object: { id } }: { object: { id: string } }) {
  return <RecordRoom ownerKind="object" ownerId={id} />
}
