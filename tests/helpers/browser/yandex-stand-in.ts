/** The part of Yandex Maps v3's API that we use, without a map: markers are in the middle. Runs in the browser. */
function standIn(): void {
  type Location = { center?: [number, number]; zoom?: number; bounds?: [[number, number], [number, number]] }

  class Entity {
    readonly props: unknown
    readonly element: HTMLElement | undefined
    constructor(props: unknown, element?: HTMLElement) {
      this.props = props
      this.element = element
    }
  }

  class Listener extends Entity {
    tell() {
      ;(this.props as { onUpdate: (update: { mapInAction: boolean }) => void }).onUpdate({
        mapInAction: false,
      })
    }
  }

  class YMap {
    zoom = 5
    center: [number, number] = [70, 48]
    readonly #element: HTMLElement
    #listener: Listener | undefined
    constructor(element: HTMLElement, props: { location: Location; mode: string; behaviors: string[] }) {
      this.#element = element
      element.dataset['mode'] = props.mode
      element.dataset['behaviors'] = props.behaviors.join(' ')
      this.setLocation(props.location)
    }
    get bounds() {
      const [lng, lat] = this.center
      return [
        [lng - 1, lat + 1],
        [lng + 1, lat - 1],
      ]
    }
    setLocation({ center, zoom, bounds }: Location) {
      if (bounds !== undefined) {
        const [[west, north], [east, south]] = bounds
        this.center = [(west + east) / 2, (north + south) / 2]
        this.zoom = 5
      }
      this.center = center ?? this.center
      this.zoom = zoom ?? this.zoom
      this.#element.dataset['zoom'] = String(this.zoom)
      this.#listener?.tell()
    }
    addChild(child: Entity) {
      if (child instanceof Listener) this.#listener = child
      if (child.element !== undefined) this.#element.append(child.element)
    }
    removeChild(child: Entity) {
      child.element?.remove()
    }
    destroy() {
      this.#element.replaceChildren()
    }
  }

  Object.assign(globalThis, {
    ymaps3: {
      ready: Promise.resolve(),
      strictMode: true,
      YMap,
      YMapListener: Listener,
      YMapMarker: Entity,
      YMapFeature: Entity,
      YMapDefaultSchemeLayer: Entity,
      YMapDefaultFeaturesLayer: Entity,
    },
  })
}

/** The script that a page is given in place of theirs. */
export const yandexStandIn = `(${standIn.toString()})()`
