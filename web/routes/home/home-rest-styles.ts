/** The styles of the parts of the home page whose code comes later: their markup comes with the page. */
import '../../blocks/contents/read-card.css'
import '../../blocks/project/project-card.css'
import '../../blocks/project/project-cards.css'
import './newest.css'
import './purchase-ways.css'
import '../../blocks/reviews/review-rating.css'
import './reviews.css'
