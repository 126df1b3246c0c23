import './project-cards.css'
import { ProjectCard, type ProjectCardData } from './project-card.tsx'

/** Projects in a mosaic of wide and narrow pictures. */
export function ProjectCards({ complexes }: { complexes: readonly (ProjectCardData & { id: number })[] }) {
  return (
    <ul className="projects">
      {complexes.map((complex) => (
        <li key={complex.id}>
          <ProjectCard project={complex} sizes="(width < 700px) 100vw, (width < 1900px) 60vw, 1150px" />
        </li>
      ))}
    </ul>
  )
}
