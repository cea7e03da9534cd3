// Script of the public list without the web app: the wish list, and filters that apply at once.

import './plain-list.css'
import { attendToPage } from '#platform/web/plain/plain-page.ts'
import { filterAtOnce } from './filtering.ts'
import { keepWishes } from './wishes.ts'

const page = document.querySelector<HTMLElement>('.list-page')
if (attendToPage() && page) {
  const wishes = keepWishes(page)
  filterAtOnce(page, wishes.show)
}
