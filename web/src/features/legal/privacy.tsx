import { LegalPage, type LegalSection } from "./legal-page.tsx";
import { OperatorContact } from "./operator.tsx";
import { PrivacySinceThen } from "./privacy-since-then.tsx";

const sections: LegalSection[] = [
  {
    id: "collected",
    title: "What is collected",
    body: (
      <>
        <ul>
          <li>
            your <strong>username</strong> and <strong>email</strong> address;
          </li>
          <li>
            your <strong>password</strong>, in a form that nobody can read;
          </li>
          <li>
            your <strong>location</strong> (optional): only if you allow it in your browser, to
            start the map where you are;
          </li>
          <li>
            a <strong>session token</strong>, kept in your browser's local storage.
          </li>
        </ul>
        <p>No payment data is stored: cards are handled solely by the payment provider.</p>
      </>
    ),
  },
  {
    id: "stored",
    title: "Where it is stored",
    body: (
      <p>
        Data is held in a backend-as-a-service. It is used to run your account and to answer your
        questions, and is never sold.
      </p>
    ),
  },
  {
    id: "rights",
    title: "Your rights",
    body: (
      <>
        <p>
          Under the GDPR you have the right to access, rectify and erase your data, to restrict or
          object to its processing, to take it with you, and to complain to a supervisory authority.
        </p>
        <p>
          You can change your password and delete your account on your profile page. For anything
          else, ask this site's <a href="#contact">operator</a>.
        </p>
      </>
    ),
  },
  {
    id: "age",
    title: "Children",
    body: <p>The service is not for anyone under 16.</p>,
  },
  { id: "since-then", title: "Updates as of November 21, 2026", body: <PrivacySinceThen /> },
  { id: "contact", title: "Contact", body: <OperatorContact /> },
];

export function Privacy() {
  return (
    <LegalPage
      title="Privacy Policy"
      effective="June 14, 2025"
      lead="What we store about you, where, for how long, and what your rights are."
      sections={sections}
    />
  );
}
