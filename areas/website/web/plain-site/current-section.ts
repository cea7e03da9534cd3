// Marks the section in the menu that is being read: the last one whose heading has passed the upper third.

export function markCurrentSection(menu: HTMLElement): void {
  const links = [...menu.querySelectorAll<HTMLAnchorElement>('a')]
  const sections = links.flatMap((link) => document.getElementById(link.hash.slice(1)) ?? [])
  const mark = () => {
    const read = sections.findLast((one) => one.getBoundingClientRect().top < innerHeight / 3)
    for (const link of links) {
      const isCurrent = read !== undefined && link.hash === `#${read.id}`
      if (isCurrent === (link.ariaCurrent === 'true')) continue
      link.ariaCurrent = isCurrent ? 'true' : null
      if (isCurrent) showIn(menu, link)
    }
  }
  const observer = new IntersectionObserver(mark, { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] })
  for (const one of sections) observer.observe(one)
}

/** On a phone the menu is a row that scrolls sideways. */
function showIn(menu: HTMLElement, link: HTMLElement): void {
  const row = menu.querySelector('ul')
  if (row && row.scrollWidth > row.clientWidth) row.scrollLeft = link.offsetLeft - row.clientWidth / 3
}
