import type { aboutRu } from './ru.ts'

export const aboutEn: Record<keyof typeof aboutRu, string> = {
  'about.title': 'We build homes that outlast fashion',
  'about.head': 'About us',
  'about.description':
    'Kerege: projects, finished buildings, awards, the team and what buyers say. Cities: {cities}.',
  'about.story.title': 'One team from the sketch to the warranty',
  'about.story.first':
    'Kerege runs a building from the sketch to the warranty: architects, engineers and the warranty service work in one company. The building is done by our own crews and by contractors. Whoever designs a window also answers for any draught.',
  'about.story.second':
    'We start every neighbourhood with the courtyard, the light and the views. We choose materials that can still be repaired in twenty years rather than replaced.',
  'about.story.third':
    'The price of every apartment is published, and once a month we show how far every building has come.',
  'about.facts.cities': 'where we build',
  'about.facts.projects': 'under way and completed',
  'about.facts.projects.value': 'project | projects',
  'about.facts.ready': 'handed over',
  'about.facts.building': 'under construction',
  'about.facts.houses': 'building | buildings',
  'about.progress.all': 'All projects by month',
  'about.awards': 'Awards',
  'about.films': 'Videos',
  'about.films.play': 'Watch the video: {title}',
  'about.films.outside': 'Watch on YouTube: {title}',
  'about.films.failed': 'The video did not load. Try opening the file',
  'about.people': 'The team',
  'about.people.work': 'Work with us',
  'about.reviews': 'Reviews',
  'about.reviews.rating': 'Rating: {rating} of 5',
  'about.reviews.source': '{source}, {date}',
  'about.reviews.more': 'More reviews',
  'about.reviews.video': 'Video review',
  'about.gallery': 'Gallery',
  'about.gallery.more': 'More pictures',
}
