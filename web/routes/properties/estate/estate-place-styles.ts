/** The styles of a unit's place on its floor and its house, whose code comes later: its markup comes with the page. */
import '../../../blocks/house/facade-scene.css'
import '../../../blocks/house/floor-plate.css'
import '../../../blocks/house/status.css'
import './estate-place.css'
