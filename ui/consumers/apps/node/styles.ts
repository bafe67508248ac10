// Not run by Node, which knows no CSS: TypeScript finds the types of style sheets without any help of a bundler.
import '@agency-site/ui/reset.css';
import '@agency-site/ui/styles.css';
