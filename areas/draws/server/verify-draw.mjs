// Verifies a draw with nothing but Node 18 or newer: `node auslosung-12.mjs`, or `node verify-draw.mjs list.txt`.
// Add a receipt to find its place: `node auslosung-12.mjs 7Q2M-4XVA-9C0T-KD3E`.
//
// Rule, version 1:
//   fingerprint = SHA-256 of the list: all lines up to the first empty line, each with its line feed, in UTF-8
//   key         = SHA-256 of the 32 bytes of the fingerprint followed by the value in UTF-8
//   ticket      = HMAC-SHA-256 with this key over the receipt as printed, with its hyphens
//   order       = in each group by ascending ticket; the first ones, as many as the group's count, are drawn
import { createHash, createHmac } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const sha256 = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest()

/** Returns what the file says, the order that follows from list and value, and each contradiction between them. */
export function check(text) {
  const end = text.indexOf('\n\n')
  const list = text.slice(0, end + 1)
  const facts = {}
  const published = new Set()
  for (const line of text.slice(end + 2).split('\n')) {
    const space = line.indexOf(' ')
    const [word, rest] = [line.slice(0, space), line.slice(space + 1)]
    if (word === 'place') published.add(rest)
    else if (word) facts[word] = rest
  }
  const groups = []
  const candidates = []
  for (const line of list.split('\n')) {
    const [word, first, second, third] = line.split(' ')
    if (word === 'group') groups.push({ key: first, count: Number(second), name: line.split(' ').slice(3).join(' ') })
    if (word === 'candidate') candidates.push({ number: Number(first), receipt: second, group: third })
  }
  const problems = []
  if (!list.startsWith('quartier-draw 1\n')) problems.push('The list follows another version of the rule.')
  if (new Set(candidates.map(({ receipt }) => receipt)).size < candidates.length)
    problems.push('A receipt is listed twice.')
  if (candidates.some(({ number }, index) => number !== index + 1))
    problems.push('The candidates are not numbered from 1.')
  const fingerprint = sha256(list)
  if (fingerprint.toString('hex') !== facts.fingerprint)
    problems.push('The list does not have the published fingerprint.')
  if (facts.commitment && facts.value && sha256(facts.value).toString('hex') !== facts.commitment) {
    problems.push('The revealed secret does not have the published hash.')
  }
  const order = facts.value ? orderOf(candidates, groups, sha256(fingerprint, facts.value)) : []
  const computed = order.map(({ group, rank, receipt }) => `${group} ${rank} ${receipt}`)
  const isPublished = published.size > 0
  if (isPublished && (published.size !== computed.length || computed.some((place) => !published.has(place)))) {
    problems.push('The published order is not the one that follows from list and value.')
  }
  return { facts, groups, candidates, order, isPublished, problems }
}

function orderOf(candidates, groups, key) {
  const ticketOf = new Map(
    candidates.map(({ receipt }) => [receipt, createHmac('sha256', key).update(receipt).digest()]),
  )
  return groups.flatMap(({ key: group, count }) =>
    candidates
      .filter((candidate) => candidate.group === group)
      .sort((a, b) => Buffer.compare(ticketOf.get(a.receipt), ticketOf.get(b.receipt)) || a.number - b.number)
      .map(({ receipt }, index) => ({ group, rank: index + 1, receipt, isDrawn: index < count })),
  )
}

/** The list stands in this file itself, in comments, or in the file that is named. */
function readList(path) {
  if (path) return readFileSync(path, 'utf8')
  const lines = readFileSync(fileURLToPath(import.meta.url), 'utf8').split('\n')
  return `${lines.flatMap((line) => (line.startsWith('//| ') ? [line.slice(4)] : [])).join('\n')}\n`
}

function main(words) {
  const { facts, groups, candidates, order, isPublished, problems } = check(
    readList(words.find((word) => existsSync(word))),
  )
  console.log(`${candidates.length} candidates, fingerprint ${facts.fingerprint}`)
  console.log(
    facts.value ? `value: ${facts.value}` : `The value is not known yet: ${facts.source ?? 'a sealed secret'}`,
  )
  for (const { key, count, name } of order.length > 0 ? groups : []) {
    const drawn = order.filter(({ group, isDrawn }) => group === key && isDrawn).map(({ receipt }) => receipt)
    console.log(
      `\n${name || key}: ${count} to draw\n${drawn.map((receipt, index) => `${index + 1}. ${receipt}`).join('\n')}`,
    )
  }
  for (const word of words.filter((one) => !existsSync(one))) {
    const found = order.find(({ receipt }) => receipt === word) ?? candidates.find(({ receipt }) => receipt === word)
    console.log(found ? `\n${word}: ${JSON.stringify(found)}` : `\n${word} is not in the list.`)
  }
  console.log(
    `\n${isPublished && problems.length === 0 ? `${order.length} tickets recomputed: same order.` : problems.join('\n')}`,
  )
  process.exitCode = problems.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2))
