import { ContactPerson } from '../../../shell/ContactPerson';

/** Who answers at the agency. */
export const Contact = () => <ContactPerson lead="You’ll hear from" />;
