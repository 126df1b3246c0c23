/**
 * The styles of a calculator, for pages that have one. Its parts do not bring them: fetched later, as on the page of
 * a unit, they would request them once more beside the page, in a way that wastes the first request.
 */
import './home-calculator.css'
import './payment-form.css'
import './programme-fits.css'
import './result-panel.css'
import '../../ui/form/slider.css'
import './slider-field.css'
